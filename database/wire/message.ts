import { ProtocolError } from './frames';
import { isRecord } from '../tree/is-record';

/** A request of a client: its number, what it wants, and the details. */
export interface Request {
  readonly number: number;
  readonly action: string;
  readonly body: ReadonlyMap<string, unknown>;
  /** How long its message was, in UTF-16 units; infinite for one that was too long to be kept. */
  readonly size: number;
}

/** What a client may send: a request, or a word about the connection itself. */
type ClientMessage =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'control'; readonly control: string };

function fields(value: unknown, what: string): Map<string, unknown> {
  if (!isRecord(value)) {
    throw new ProtocolError(`Invalid message: ${what} must be an object`);
  }
  return new Map<string, unknown>(Object.entries(value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('Invalid message: not JSON');
  }
}

/** Reads a client's message: `{t:"d",d:{r,a,b}}` or `{t:"c",d:{t,d}}`. Throws ProtocolError. */
export function parseMessage(text: string): ClientMessage {
  const envelope = fields(parseJson(text), 'the message');
  const content = fields(envelope.get('d'), '"d"');
  const layer = envelope.get('t');
  if (layer === 'c') return { kind: 'control', control: String(content.get('t')) };
  if (layer !== 'd') throw new ProtocolError(`Invalid message: unknown layer ${String(layer)}`);
  const number = content.get('r');
  const action = content.get('a');
  if (typeof number !== 'number' || typeof action !== 'string') {
    throw new ProtocolError('Invalid message: a request needs a number "r" and an action "a"');
  }
  const body = content.get('b');
  return { kind: 'request', request: { number, action, body: fields(body ?? {}, '"b"'), size: text.length } };
}

/**
 * Reads the beginning of a request that was too long to be kept.
 *
 * @returns the request without its details, or null when the beginning does not show what it is.
 */
export function requestOfBeginning(beginning: string): Request | null {
  // SDKs write the number and the action before the details.
  const [start = ''] = beginning.split('"b":', 1);
  const [, number] = /"r":(\d+)/.exec(start) ?? [];
  const [, action] = /"a":"(\w+)"/.exec(start) ?? [];
  if (number === undefined || action === undefined) return null;
  return { number: Number(number), action, body: new Map(), size: Infinity };
}

/** The word about the connection that a message says, or null when it says something else. Throws ProtocolError. */
export function controlOf(text: string): string | null {
  const message = parseMessage(text);
  return message.kind === 'control' ? message.control : null;
}

/** The answer to a request: a status word and, as JSON text, its details. */
export interface Response {
  readonly status: string;
  readonly dataText: string;
}

/** The answer that says all went well. */
export const OK: Response = { status: 'ok', dataText: '""' };

/** An answer that reports a failure with a word and a sentence. */
export function failure(status: string, explanation: string): Response {
  return { status, dataText: JSON.stringify(explanation) };
}

/** The text of an answer to request `number`. */
export function responseText(number: number, response: Response): string {
  return `{"t":"d","d":{"r":${number},"b":{"s":${JSON.stringify(response.status)},"d":${response.dataText}}}}`;
}

/** The text of something the server says unasked: `d` data, `m` merge, `c` listen revoked, `ac` auth revoked. */
export function pushText(action: string, bodyText: string): string {
  return `{"t":"d","d":{"a":"${action}","b":${bodyText}}}`;
}

/** The text of a word about the connection: `h` hello, `o` pong, `a` and `n` for the switch of transports. */
export function controlText(control: string, dataText = '{}'): string {
  return `{"t":"c","d":{"t":"${control}","d":${dataText}}}`;
}
