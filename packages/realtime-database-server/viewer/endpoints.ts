import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { OWNER, ANONYMOUS, type Identity } from '../auth/token';
import { HttpError } from '../rest/http-error';
import { queryFromParameters } from '../rest/query';
import { namespaceOf } from '../rest/target';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { hashSteps } from '../tree/hash';
import { isRecord } from '../tree/is-record';
import { Branch, nodeAt, type TreeNode } from '../tree/node';
import { atOnce, inSlices, isTime, type Steps } from '../tree/steps';
import { COMPLETE, jsonPieces, jsonText } from '../tree/to-json';
import { arrange, edit, UndoSteps } from './edits';
import { begin, Fields, send } from './exchange';
import { LiveSession } from './live-session';
import { tryAttempt, type Attempt } from './rule-trial';
import { search } from './search';
import type { Contents, Matches, TrialResult } from './shape';
import { listingOf } from './watched-place';

interface Call {
  readonly response: ServerResponse;
  readonly namespace: Namespace;
  readonly fields: Fields;
}

/** Undefined means that the answer was sent already. */
type Endpoint = (call: Call) => unknown;

function identityOf(auth: unknown): Identity {
  if (auth === 'admin') return OWNER;
  if (auth === null) return ANONYMOUS;
  if (isRecord(auth)) return { ...ANONYMOUS, auth };
  throw new HttpError(400, 'auth must be an object such as {"uid": "anna"}, null, or "admin".');
}

function attemptOf(fields: Fields): Attempt {
  const path = fields.path();
  if (fields.text('kind') === 'write') return { kind: 'write', path, value: fields.value('value') };
  const query = queryFromParameters(new URLSearchParams(fields.optionalText('query') ?? ''));
  return { kind: 'read', path, query };
}

export class Endpoints {
  private readonly sessions = new Map<string, LiveSession>();
  private readonly undo = new UndoSteps();

  private readonly byName: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
    ['GET databases', ({ namespace }) => this.databases(namespace)],
    ['GET live', (call) => this.live(call)],
    ['GET value', value],
    ['GET contents', contents],
    ['GET export', exportFile],
    ['GET search', found],
    ['GET coverage', () => this.namespaces.coverage()],
    ['GET undo', ({ namespace }) => this.undo.of(namespace)],
    ['POST open', ({ fields }) => this.sessionOf(fields).open(fields.path(), fields.count('limit'))],
    ['POST close', ({ fields }) => this.sessionOf(fields).close(fields.path())],
    ['POST edit', ({ namespace, fields }) => edit(namespace, fields, this.undo)],
    ['POST arrange', ({ namespace, fields }) => arrange(namespace, fields, this.undo)],
    ['POST undo', ({ fields }) => this.undo.undo(fields.text('undo'), fields.value('force') === true)],
    ['POST try', tried],
  ]);

  constructor(private readonly namespaces: Namespaces) {}

  /**
   * Answers a request. Returns false for an unknown name.
   * @throws {HttpError} when the request is refused.
   * @throws {DataError} when path or data are not valid.
   */
  async answer(name: string, request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const endpoint = this.byName.get(name);
    if (endpoint === undefined) return false;
    const fields = await Fields.of(request, url);
    const namespace = namespaceOf(this.namespaces, request, url);
    const answer = await endpoint({ response, namespace, fields });
    if (answer !== undefined) send(response, JSON.stringify(answer));
    return true;
  }

  private databases({ name: current }: Namespace): object {
    const names = this.namespaces.all().map(({ name }) => name);
    return { current, canMake: this.namespaces.isAny, names: names.sort() };
  }

  private live({ response, namespace }: Call): void {
    const id = randomUUID();
    const session = new LiveSession(id, namespace, response);
    this.sessions.set(id, session);
    response.on('close', () => {
      session.end();
      this.sessions.delete(id);
    });
  }

  private sessionOf(fields: Fields): LiveSession {
    const session = this.sessions.get(fields.text('session'));
    if (session === undefined)
      throw new HttpError(410, 'The connection of this page has ended; load the page again.');
    return session;
  }
}

function value({ response, namespace, fields }: Call): void {
  const node = nodeAt(namespace.root, fields.path());
  const hash = JSON.stringify(atOnce(hashSteps(node)));
  send(response, `{"hash":${hash},"value":${jsonText(node, COMPLETE)}}`);
}

const NAMED_CHILDREN = 5;

function* valuesIn(node: TreeNode | null): Steps<number> {
  if (isTime()) yield;
  if (!(node instanceof Branch)) return Number(node !== null);
  let values = 0;
  for (const [, child] of node.children.ascending()) values += yield* valuesIn(child);
  return values;
}

async function contents({ namespace, fields }: Call): Promise<Contents> {
  const node = nodeAt(namespace.root, fields.path());
  const { total, entries } = listingOf(node, NAMED_CHILDREN);
  return { values: await inSlices(valuesIn(node)), total, entries };
}

function exportFile({ response, namespace, fields }: Call): void {
  const path = fields.path();
  const name = `${[namespace.name, ...path].join('-')}.json`.replace(/[^\w.-]/g, '_');
  begin(response, { 'Content-Disposition': `attachment; filename="${name}"` });
  const pieces = jsonPieces(nodeAt(namespace.root, path), { ...COMPLETE, pretty: true });
  // A page that leaves destroys the response.
  pipeline(Readable.from(pieces), response, () => undefined);
}

function found({ response, namespace, fields }: Call): Promise<Matches> {
  return inSlices(search(namespace.root, fields.text('text'), () => response.destroyed));
}

function tried({ namespace, fields }: Call): TrialResult {
  return tryAttempt(namespace, identityOf(fields.value('auth')), attemptOf(fields));
}
