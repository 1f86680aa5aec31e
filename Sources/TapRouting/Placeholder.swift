// The router and the parked taps.
