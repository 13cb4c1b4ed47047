import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWNER, ANONYMOUS, type Identity } from '../auth/token';
import { HttpError } from '../rest/http-error';
import { queryFromParameters } from '../rest/query';
import { namespaceOf } from '../rest/target';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { nodeHash } from '../tree/hash';
import { isRecord } from '../tree/is-record';
import { nodeAt } from '../tree/node';
import { parsePath } from '../tree/path';
import { inSlices } from '../tree/steps';
import { COMPLETE, jsonText, textSteps } from '../tree/to-json';
import { edit, UndoSteps } from './edits';
import { beginStream, Fields, sendFile, sendJson, sendText } from './exchange';
import { LiveSession } from './live-session';
import { tryAttempt, type Attempt } from './rule-trial';
import { search } from './search';

/** One request of the page. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

function identityOf(auth: unknown): Identity {
  if (auth === 'admin') return OWNER;
  if (auth === null) return ANONYMOUS;
  if (isRecord(auth)) return { ...ANONYMOUS, auth };
  throw new HttpError(400, 'auth must be an object such as {"uid": "anna"}, null, or "admin".');
}

function attemptOf(fields: Fields): Attempt {
  const path = parsePath(fields.text('path'));
  if (fields.text('kind') === 'write') return { kind: 'write', path, value: fields.value('value') };
  const query = queryFromParameters(new URLSearchParams(fields.optionalText('query') ?? ''));
  return { kind: 'read', path, query };
}

/** The requests that the page can make to the databases of a server, by name. */
export class Endpoints {
  private readonly sessions = new Map<string, LiveSession>();
  private readonly undo = new UndoSteps();

  private readonly byName: ReadonlyMap<string, (call: Call) => void | Promise<void>> = new Map([
    ['GET databases', (call: Call) => this.databases(call)],
    ['GET live', (call: Call) => this.live(call)],
    ['GET value', (call: Call) => this.value(call)],
    ['GET export', (call: Call) => this.export(call)],
    ['GET search', (call: Call) => this.search(call)],
    ['GET coverage', (call: Call) => sendJson(call.response, this.namespaces.coverage())],
    ['POST open', (call: Call) => this.open(call)],
    ['POST close', (call: Call) => this.close(call)],
    ['POST edit', (call: Call) => this.edit(call)],
    ['POST undo', (call: Call) => this.undoWrite(call)],
    ['POST try', (call: Call) => this.tryRules(call)],
  ]);

  constructor(private readonly namespaces: Namespaces) {}

  /**
   * Answers a request. Returns false for an unknown name.
   * @throws {HttpError} when the request is refused.
   * @throws {DataError} when path or data are not valid.
   */
  async answer(name: string, call: Call): Promise<boolean> {
    await this.byName.get(name)?.(call);
    return this.byName.has(name);
  }

  private namespaceOf({ request, url }: Call): Namespace {
    return namespaceOf(this.namespaces, request, url);
  }

  private databases(call: Call): void {
    const current = this.namespaceOf(call).name;
    sendJson(call.response, {
      current,
      canMake: this.namespaces.isAny,
      names: this.namespaces
        .all()
        .map(({ name }) => name)
        .sort(),
    });
  }

  private live(call: Call): void {
    beginStream(call.response);
    const id = randomUUID();
    const session = new LiveSession(id, this.namespaceOf(call), call.response);
    this.sessions.set(id, session);
    call.response.on('close', () => {
      session.end();
      this.sessions.delete(id);
    });
  }

  private sessionOf(fields: Fields): LiveSession {
    const session = this.sessions.get(fields.text('session'));
    if (session === undefined) throw new HttpError(410, 'The connection of this page has ended.');
    return session;
  }

  private async open({ request, response }: Call): Promise<void> {
    const fields = await Fields.of(request);
    sendJson(response, this.sessionOf(fields).open(parsePath(fields.text('path')), fields.count('limit')));
  }

  private async close({ request, response }: Call): Promise<void> {
    const fields = await Fields.of(request);
    this.sessionOf(fields).close(parsePath(fields.text('path')));
    sendJson(response, {});
  }

  private value(call: Call): void {
    const node = nodeAt(this.namespaceOf(call).root, parsePath(call.url.searchParams.get('path') ?? ''));
    sendText(
      call.response,
      200,
      `{"hash":${JSON.stringify(nodeHash(node))},"value":${jsonText(node, COMPLETE)}}`,
    );
  }

  private async export(call: Call): Promise<void> {
    const namespace = this.namespaceOf(call);
    const path = parsePath(call.url.searchParams.get('path') ?? '');
    const name = `${[namespace.name, ...path].join('-')}.json`;
    const text = await inSlices(textSteps(nodeAt(namespace.root, path), { ...COMPLETE, pretty: true }));
    sendFile(call.response, name, `${text}\n`);
  }

  private async search(call: Call): Promise<void> {
    const { root } = this.namespaceOf(call);
    const text = call.url.searchParams.get('text') ?? '';
    sendJson(call.response, await search(root, text, () => call.response.destroyed));
  }

  private async edit(call: Call): Promise<void> {
    const fields = await Fields.of(call.request);
    sendJson(call.response, await edit(this.namespaceOf(call), fields, this.undo));
  }

  private async undoWrite({ request, response }: Call): Promise<void> {
    const refusal = await this.undo.undo((await Fields.of(request)).text('undo'));
    if (refusal !== null) throw new HttpError(409, refusal);
    sendJson(response, {});
  }

  private async tryRules(call: Call): Promise<void> {
    const fields = await Fields.of(call.request);
    const identity = identityOf(fields.value('auth'));
    sendJson(call.response, tryAttempt(this.namespaceOf(call), identity, attemptOf(fields)));
  }
}
