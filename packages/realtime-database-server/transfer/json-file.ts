import { createReadStream } from 'node:fs';
import { JsonParser, type Make } from '../tree/parse-json';
import { atOnce } from '../tree/steps';

/** How much of a file is read at once, in bytes. */
const CHUNK = 1024 * 1024;

/**
 * Reads a JSON file, which may be longer than a string can be.
 * @param make See `JsonParser`.
 * @throws {SyntaxError} when it is not JSON.
 */
export async function readJsonFile(file: string, make?: Make): Promise<unknown> {
  const parser = new JsonParser(Infinity, make);
  // Editors on Windows write a byte order mark, which this decoder drops (RFC 8259, 8.1, allows that).
  const decoder = new TextDecoder();
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK }))
    atOnce(parser.read(decoder.decode(bytes as Buffer, { stream: true })));
  atOnce(parser.read(decoder.decode()));
  return atOnce(parser.end());
}
