import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { startDatabase, type DatabaseOptions, type RunningDatabase } from 'realtime-database-server';

/** The content of an answer; each test checks its type. */
export type Json = ReturnType<typeof JSON.parse>;

/** An answer of the viewer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: () => Json;
}

/** A request. `headers` may also contain headers that browsers do not allow a page to set. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends one request to a server of this machine. */
export function ask(port: number, path: string, { method, headers, body }: Asked = {}): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (text === undefined ? 'GET' : 'POST'),
        headers: { ...(text === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (received += piece));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            json: () => JSON.parse(received),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

/** The open event stream of a page. */
export interface Live {
  readonly session: string;
  /** Returns the next unread event. */
  next: () => Promise<{ event: string; data: Json }>;
  close: () => void;
}

/** Opens the stream and waits for its session. */
export async function openLive(port: number): Promise<Live> {
  const events: { event: string; data: Json }[] = [];
  let wake: () => void = () => undefined;
  const request = httpRequest({ host: '127.0.0.1', port, path: '/.viewer/live' });
  request.on('error', () => undefined);
  request.on('response', (response) => {
    let pending = '';
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('data', (piece: string) => {
      pending += piece;
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
        if (event !== '') events.push({ event, data: JSON.parse(data) });
      }
      wake();
    });
  });
  request.end();
  const next = async (): Promise<{ event: string; data: Json }> => {
    for (;;) {
      const event = events.shift();
      if (event !== undefined) return event;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const first = await next();
  return { session: first.data.id, next, close: () => request.destroy() };
}

/** Runs a test with a new database. */
export async function withDatabase(
  options: Omit<DatabaseOptions, 'port'>,
  test: (database: RunningDatabase) => Promise<void>,
): Promise<void> {
  const database = await startDatabase({ port: 0, namespace: 'feeling', namespaces: 'any', ...options });
  try {
    await test(database);
  } finally {
    await database.stop();
  }
}
