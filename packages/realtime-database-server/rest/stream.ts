import type { ServerResponse } from 'node:http';
import { whenExpired } from '../auth/token';
import { DelayLine } from '../conditions/delay-line';
import { MAX_WAITING_BYTES } from '../conditions/network';
import { ReadWatch } from '../store/read-watch';
import type { Update } from '../store/update';
import { View } from '../store/view';
import { pathText, type Path } from '../tree/path';
import { Turns, type Steps } from '../tree/steps';
import type { Operation } from './operation';
import { checkRead } from './verbs';

const KEEP_ALIVE_INTERVAL = 30_000;

function eventText(event: string, dataText: string): string {
  return `event: ${event}\ndata: ${dataText}\n\n`;
}

function updateText(base: Path, { action, path, dataText }: Update): string {
  const relative = JSON.stringify(`/${pathText(path.slice(base.length))}`);
  return eventText(action === 'd' ? 'put' : 'patch', `{"path":${relative},"data":${dataText}}`);
}

/**
 * Streams the value at a path and all its changes as server-sent events: `put`, `patch`, `keep-alive`,
 * `cancel` when the rules no longer allow the read, and `auth_revoked` when the token expires.
 * @returns When the stream has begun.
 * @throws {HttpError} before the stream begins, when it is not allowed.
 * @throws {DataError} before the stream begins, when the value is too big.
 */
export async function stream(
  operation: Operation,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  checkRead(operation);
  const { namespace, identity, path, parameters } = operation;
  const line = new DelayLine(namespace.network);
  const outgoing = new Turns();
  const write = (text: string): void => {
    response.write(text);
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  // The request itself was already delayed; only later events must be.
  let pass = (action: () => void): void => action();
  const stops: (() => void)[] = [];
  const stopAll = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  const finish = (event: string, dataText: string): void => {
    stopAll();
    outgoing.add(function* () {
      pass(() => response.end(eventText(event, dataText)));
    });
  };
  const send = (make: () => Steps<Update>): void =>
    outgoing.add(function* () {
      const text = updateText(path, yield* make());
      pass(() => write(text));
    });
  const view = new View(
    { path, query: parameters.query, style: parameters.style, tellsMerges: true },
    (update) =>
      send(function* () {
        return update;
      }),
    () => response.destroy(),
  );
  const watch = new ReadWatch(
    namespace,
    () => ({ identity, path, query: parameters.query }),
    () => finish('cancel', 'null'),
  );
  watch.check();
  stops.push(
    namespace.listen(view),
    namespace.onRulesChange(() => watch.recheck()),
    () => watch.stop(),
    whenExpired(identity, () => finish('auth_revoked', '"credential is no longer valid"')),
    every(KEEP_ALIVE_INTERVAL, () => response.headersSent && write(eventText('keep-alive', 'null'))),
  );
  response.on('close', stopAll);
  const { root } = namespace;
  const begin = function* (): Steps<void> {
    const text = updateText(path, yield* view.all(root));
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream; charset=utf-8' });
    write(text);
    pass = (action) => line.pass(action);
  };
  await outgoing.result(begin).catch((error: unknown) => {
    stopAll();
    throw error;
  });
}

function every(interval: number, action: () => void): () => void {
  const timer = setInterval(action, interval);
  timer.unref();
  return () => clearInterval(timer);
}
