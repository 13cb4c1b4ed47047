import { ProtocolError } from './frames';
import { DataError } from '../tree/errors';
import { fieldsOf, hasFields } from '../tree/is-record';
import { parseJson } from '../tree/parse-json';
import { atOnce, type Steps } from '../tree/steps';

export interface Request {
  readonly number: number;
  readonly action: string;
  readonly body: ReadonlyMap<string, unknown>;
  /** In UTF-16 code units; infinite for a message that was too long to be kept. */
  readonly size: number;
}

type ClientMessage =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'control'; readonly control: string };

function fields(value: unknown, what: string): Map<string, unknown> {
  if (!hasFields(value)) throw new ProtocolError(`Invalid message: ${what} must be an object`);
  return fieldsOf(value);
}

/**
 * Parses a message of a client: `{t:"d",d:{r,a,b}}` or `{t:"c",d:{t,d}}`.
 * @param most The most values that it may have.
 * @throws {ProtocolError} when it is not valid.
 * @throws {DataError} when it has more values.
 */
export function* parseMessage(text: string, most?: number): Steps<ClientMessage> {
  let json: unknown;
  try {
    json = yield* parseJson(text, most);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProtocolError('Invalid message: not JSON');
    throw error;
  }
  const envelope = fields(json, 'the message');
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
 * Parses the beginning of a request that was too long to be kept.
 * @returns The request without its body, or null when the beginning is not enough.
 */
export function requestOfBeginning(beginning: string): Request | null {
  // SDKs write the number and the action before the body.
  const [start = ''] = beginning.split('"b":', 1);
  const [, number] = /"r":(\d+)/.exec(start) ?? [];
  const [, action] = /"a":"(\w+)"/.exec(start) ?? [];
  if (number === undefined || action === undefined) return null;
  return { number: Number(number), action, body: new Map(), size: Infinity };
}

/**
 * Returns the type of a control message, or null for any other message.
 * @throws {ProtocolError} when the message is not valid.
 */
export function controlOf(text: string): string | null {
  const message = atOnce(parseMessage(text));
  return message.kind === 'control' ? message.control : null;
}

/** The answer to a request: a status word and its data as JSON text, which may still have to be made. */
export interface Response {
  readonly status: string;
  readonly dataText: string | Steps<string>;
  readonly before?: Steps<string | null>;
}

export const OK: Response = { status: 'ok', dataText: '""' };

export function failure(status: string, explanation: string): Response {
  return { status, dataText: JSON.stringify(explanation) };
}

export function responseText(number: number, status: string, dataText: string): string {
  return `{"t":"d","d":{"r":${number},"b":{"s":${JSON.stringify(status)},"d":${dataText}}}}`;
}

export function* answerSteps(number: number, { status, dataText, before }: Response): Steps<string[]> {
  try {
    const first = before === undefined ? null : yield* before;
    const text = typeof dataText === 'string' ? dataText : yield* dataText;
    return [...(first === null ? [] : [first]), responseText(number, status, text)];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [responseText(number, error.code, JSON.stringify(error.message))];
  }
}

/**
 * Returns the text of a message without a request: `d` data, `m` merge, `c` listen revoked, `ac` auth
 * revoked.
 */
export function pushText(action: string, bodyText: string): string {
  return `{"t":"d","d":{"a":"${action}","b":${bodyText}}}`;
}

/** `h` is hello, `o` pong, `a` and `n` are for the change of transports. */
export function controlText(control: string, dataText = '{}'): string {
  return `{"t":"c","d":{"t":"${control}","d":${dataText}}}`;
}
