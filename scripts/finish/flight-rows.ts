/** One row of React's server payload: its number in hexadecimal (empty for hints) and what stands after the colon. */
export interface FlightRow {
  readonly id: string;
  readonly value: string;
}

const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const LINE_END = '\n'.charCodeAt(0);
const TEXT = 'T'.charCodeAt(0);

function endOf(bytes: Buffer, byte: number, from: number): number {
  const index = bytes.indexOf(byte, from);
  return index < 0 ? bytes.length : index;
}

/**
 * The rows of React's server payload but for its texts: a row ends with its line, except a text (`1a:T4d2,…`), which says its length
 * in bytes and may hold anything, also what looks like rows (React, ReactFlightClient `processBinaryChunk`). Texts are the content
 * of editors, so what is looked for in a payload must not be found in them.
 */
export function flightRows(bytes: Buffer): FlightRow[] {
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = endOf(bytes, COLON, at);
    if (bytes[colon + 1] === TEXT) {
      const comma = endOf(bytes, COMMA, colon);
      at = comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
      if (Number.isNaN(at)) throw new Error('the page’s payload has a text without a length');
      continue;
    }
    const end = endOf(bytes, LINE_END, colon);
    rows.push({ id: bytes.toString('utf8', at, colon), value: bytes.toString('utf8', colon + 1, end) });
    at = end + 1;
  }
  return rows;
}
