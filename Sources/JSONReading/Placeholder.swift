// The one JSON reader.
