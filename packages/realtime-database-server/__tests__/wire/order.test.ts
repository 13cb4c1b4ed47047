import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { hashSteps } from '../../tree/hash';
import { Leaf } from '../../tree/node';
import { atOnce } from '../../tree/steps';
import { WireClient, type WireRequest } from '../wire-client';

const folder = mkdtempSync(join(tmpdir(), 'database-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULES = JSON.stringify({ rules: { '.read': true, '.write': true, locked: { '.validate': false } } });
const OK = { s: 'ok', d: '' };

/** Notes of a conversation: `push /p` for data sent unasked, `1 ok` for the answer to request 1. */
function notesOf(heard: Record<string, unknown>[]): string[] {
  return heard.map((message) => {
    const body = message['b'] as Record<string, unknown>;
    if ('r' in message) return `${String(message['r'])} ${String(body['s'])}`;
    return `push ${String(body['p'])} ${JSON.stringify(body['d'])}`;
  });
}

describe.each([
  ['in memory', undefined],
  ['on disk', join(folder, 'state')],
])('a database %s, requests in one TCP segment', (_, persist) => {
  let server: RunningDatabase;
  let client: WireClient;
  let used = 0;

  beforeAll(async () => {
    server = await startDatabase({ port: 0, rules: RULES, ...(persist === undefined ? {} : { persist }) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    used += 1;
    client = await WireClient.connect(server.url, { ns: `order-${used}` });
  });
  afterEach(() => client.socket.close());

  async function tell(requests: readonly WireRequest[]): Promise<string[]> {
    return notesOf(await client.tell(requests));
  }

  test('a listen is answered before the update of the write behind it', async () => {
    const notes = await tell([
      ['q', { p: '/a', h: '' }],
      ['m', { p: '/a', d: { x: 1, y: 2 } }],
    ]);
    expect(notes).toEqual(['1 ok', 'push a {"x":1,"y":2}', '2 ok']);
  });

  test('a listen with a limit is answered before the updates of the pushes behind it', async () => {
    const notes = await tell([
      ['q', { p: '/l', q: { l: 1, vf: 'r' }, t: 1, h: '' }],
      ['p', { p: '/l/a', d: 1 }],
      ['p', { p: '/l/b', d: 2 }],
    ]);
    expect(notes).toEqual(['1 ok', 'push l/a 1', '2 ok', 'push l {"a":null,"b":2}', '3 ok']);
  });

  test('each write of many is answered after its own update and before the next one', async () => {
    const writes = Array.from({ length: 50 }, (_, n): WireRequest => ['p', { p: '/n', d: n }]);
    const notes = await tell([['q', { p: '/n', h: '' }], ...writes]);
    const expected = writes.flatMap((_, n) => [`push n ${n}`, `${n + 2} ok`]);
    expect(notes).toEqual(['1 ok', ...expected]);
  });

  test('what stands behind a write sees it, and is answered after it', async () => {
    const heard = await client.tell([
      ['p', { p: '/g', d: 1 }],
      ['g', { p: '/g', q: {} }],
      ['q', { p: '/g', h: '' }],
      ['p', { p: '/g', d: 2 }],
      ['n', { p: '/g' }],
      ['p', { p: '/g', d: 3 }],
      ['g', { p: '/g', q: {} }],
    ]);
    expect(heard).toEqual([
      { r: 1, b: OK },
      { r: 2, b: { s: 'ok', d: 1 } },
      { a: 'd', b: { p: 'g', d: 1 } },
      { r: 3, b: { s: 'ok', d: {} } },
      { a: 'd', b: { p: 'g', d: 2 } },
      { r: 4, b: OK },
      { r: 5, b: OK },
      { r: 6, b: OK },
      { r: 7, b: { s: 'ok', d: 3 } },
    ]);
  });

  test('a refused write is answered in its place among those that are made', async () => {
    const notes = await tell([
      ['q', { p: '/r', h: '' }],
      ['p', { p: '/r', d: 1 }],
      ['p', { p: '/locked', d: 1 }],
      ['p', { p: '/r', d: 2, h: 'of something else' }],
      ['p', { p: '/r.', d: 2 }],
      ['p', { p: '/r', d: 3, h: atOnce(hashSteps(new Leaf(1))) }],
    ]);
    expect(notes).toEqual([
      '1 ok',
      'push r 1',
      '2 ok',
      '3 permission_denied',
      '4 datastale',
      '5 invalid_path',
      'push r 3',
      '6 ok',
    ]);
  });

  test('the identity changes for what stands behind the change only', async () => {
    const notes = await tell([
      ['p', { p: '/locked', d: 1 }],
      ['auth', { cred: 'owner' }],
      ['p', { p: '/locked', d: 1 }],
      ['unauth', {}],
      ['p', { p: '/locked', d: 2 }],
    ]);
    expect(notes).toEqual(['1 permission_denied', '2 ok', '3 ok', '4 ok', '5 permission_denied']);
  });

  test('everything sent before the client goes is done, and then what waited for its end', async () => {
    client.requestAtOnce([
      ['p', { p: '/end/written', d: 1 }],
      ['g', { p: '/end', q: {} }],
      ['o', { p: '/end/left', d: true }],
      ['p', { p: '/end/written', d: 2 }],
    ]);
    client.socket.close();
    const other = await WireClient.connect(server.url, { ns: `order-${used}` });
    const end = async (): Promise<string> => JSON.stringify((await other.call('g', { p: '/end', q: {} })).d);
    while ((await end()) !== '{"left":true,"written":2}');
    other.socket.close();
  });
});
