// Reads the accepted links and writes host and port as the URL of Node finds them, for the link and the text to open.

import { createInterface } from "node:readline";

const answer = (hexadecimal) => {
  const text = Buffer.from(hexadecimal, "hex").toString("utf8");
  // Not URL.canParse: in Node 20 it misreads text within Latin-1 once it is compiled.
  try {
    const url = new URL(text);
    return `${url.hostname || "-"} ${url.port || 443}`;
  } catch {
    return "!";
  }
};

let output = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [text, opened] = line.split("\t");
  output.push(`${answer(text)}\t${answer(opened)}`);
}
process.stdout.write(output.join("\n") + (output.length ? "\n" : ""));
