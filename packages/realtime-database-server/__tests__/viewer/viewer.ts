import { useDatabase } from '../clients';
import { ask, EventStream, type Answer, type Asked, type Json } from '../http-client';

export interface Viewer {
  readonly name: string;
  readonly port: number;
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>;
  readonly post: (endpoint: string, body: unknown) => Promise<Answer>;
  readonly put: (path: string, body: unknown) => Promise<Answer>;
  readonly stored: (path?: string) => Promise<Json>;
}

/** Starts a server before the tests of a file. Returns what fills a new database on it. */
export function useViewer(): (data?: unknown, rules?: string) => Promise<Viewer> {
  const fixture = useDatabase();
  let made = 0;
  return async (data = null, rules) => {
    made += 1;
    const name = `viewer-${made}`;
    const database = fixture.server().namespace(name);
    await database.set('', data);
    if (rules !== undefined) await database.setRules(rules);
    const { port } = fixture.server();
    const here = (path: string, asked?: Asked): Promise<Answer> =>
      ask(port, `${path}${path.includes('?') ? '&' : '?'}ns=${name}`, asked);
    return {
      name,
      port,
      ask: here,
      post: (endpoint, body) => here(`/.viewer/${endpoint}`, { body }),
      put: (path, body) => here(`/${path}.json`, { method: 'PUT', body }),
      stored: async (path = '') => (await here(`/${path}.json?format=export&auth=owner`)).json(),
    };
  };
}

export interface Live {
  readonly session: string;
  readonly open: (path: string, limit?: number) => Promise<Json>;
  readonly data: () => Promise<Json>;
  readonly close: () => void;
}

export async function openLive({ name, port, post }: Viewer): Promise<Live> {
  const stream = await EventStream.open(port, `/.viewer/live?ns=${name}`);
  const { id: session } = await stream.data();
  return {
    session,
    open: async (path, limit = 100) => (await post('open', { session, path, limit })).json(),
    data: () => stream.data(),
    close: () => stream.close(),
  };
}
