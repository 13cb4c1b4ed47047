import { once } from 'node:events';
import { startDatabase, type DatabaseOptions } from 'realtime-database-server';
import { WebSocket } from 'ws';
import { ask, type Asked } from '../http-client';
import { useServers } from '../servers';
import { tokenOf } from '../token';

const EVIL = { Origin: 'https://evil.example' };
const TOKEN = tokenOf({ user_id: 'anna' });
const { start } = useServers({ data: { a: 1 } });

async function attempt(
  path: string,
  asked: Asked,
  options: DatabaseOptions = {},
): Promise<[number, unknown]> {
  const database = await start(options);
  const { status } = await ask(database.port, path, asked);
  return [status, await database.get('a')];
}

const REFUSED = 403;

describe('a page of a foreign origin', () => {
  test.each<[string, string, Asked]>([
    ['reads as nobody', '/a.json', { headers: EVIL }],
    ['reads as the administrator', '/a.json?auth=owner', { headers: EVIL }],
    ['reads with a Google access token', '/a.json?access_token=ya29.x', { headers: EVIL }],
    ['reads as a user of its choice', `/a.json?auth=${TOKEN}`, { headers: EVIL }],
    ['reads in a frame without an origin', '/a.json?auth=owner', { headers: { Origin: 'null' } }],
    ['asks whether it may', '/a.json', { method: 'OPTIONS', headers: EVIL }],
    ['writes', '/a.json', { method: 'PUT', body: 2, headers: EVIL }],
    [
      'writes with a form and a method override',
      '/a.json?x-http-method-override=PUT',
      { method: 'POST', body: 2, headers: EVIL },
    ],
    [
      'writes with a form that names no origin',
      '/a.json?x-http-method-override=PUT&auth=owner',
      { method: 'POST', body: 2, headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' } },
    ],
    [
      'reads with a script tag (JSONP)',
      '/a.json?callback=f',
      { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' } },
    ],
    [
      'reads with a script tag of an old browser',
      '/a.json?callback=f',
      { headers: { Referer: 'http://evil.example/' } },
    ],
    ['reads with a script tag of which the browser says nothing', '/a.json?auth=owner&callback=f', {}],
    ['reads with such a tag as nobody', '/a.json?callback=f', {}],
    ['starts long polling with such a tag', '/.lp?start=t&cb=1', {}],
    [
      'starts long polling in a window of its own',
      '/.lp?start=t&cb=1',
      { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' } },
    ],
    ['starts long polling', '/.lp?start=t&cb=1', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['has a name that resolves to this machine', '/a.json?auth=owner', { headers: { Host: 'evil.example' } }],
    [
      'has such a name and writes to itself',
      '/a.json',
      { method: 'PUT', body: 2, headers: { Host: 'evil.example', Origin: 'http://evil.example' } },
    ],
  ])('%s: is refused', async (_, path, asked) => {
    expect(await attempt(path, asked)).toEqual([REFUSED, 1]);
  });

  test('opens a WebSocket: is refused', async () => {
    const { url } = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5`, { headers: EVIL });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
  });

  test('is answered when the server allows any page', async () => {
    const options = { allowAnyPage: true };
    expect(await attempt('/a.json?auth=owner', { method: 'PUT', body: 2, headers: EVIL }, options)).toEqual([
      200, 2,
    ]);
  });

  test.each(['Access-Control-Request-Private-Network', 'Access-Control-Request-Local-Network'])(
    'is never let into this machine by an answer to %s',
    async (name) => {
      const { port } = await start();
      for (const origin of ['http://localhost:3000', 'https://evil.example']) {
        const { headers } = await ask(port, '/a.json', {
          method: 'OPTIONS',
          headers: { Origin: origin, [name]: 'true' },
        });
        expect(headers['access-control-allow-private-network']).toBeUndefined();
      }
    },
  );
});

test.each<[string, Asked]>([
  ['a program', {}],
  ['a program that says no host (HTTP/1.0)', { headers: { Host: '' } }],
  [
    'a page of this machine',
    { headers: { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' } },
  ],
  [
    'a script tag of such a page',
    { headers: { Referer: 'http://localhost:3000/', 'Sec-Fetch-Site': 'cross-site' } },
  ],
  ['a page at a name under localhost', { headers: { Origin: 'https://app.localhost' } }],
  [
    'a person who follows a link',
    { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' } },
  ],
])('%s is answered', async (_, asked) => {
  expect(await attempt('/a.json', asked)).toEqual([200, 1]);
});

describe('a name in Host', () => {
  const NAMES = [
    'evil.example',
    'intranet',
    'db',
    '0.0.0.0',
    '[::]',
    '[::ffff:127.0.0.1]',
    '10.0.2.2',
    'localhost.',
    'xlocalhost',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example#localhost',
    '%',
  ];
  test.each(NAMES)('%s that nobody allowed is refused, with the flag that allows it', async (name) => {
    const lines: string[] = [];
    const { port } = await start({ log: (line) => lines.push(line) });
    const Host = `${name}:9000`;
    for (const path of ['/a.json', '/.lp?start=t', '/', '/.viewer/value?path=a']) {
      const { status, text } = await ask(port, path, { headers: { Host, Accept: 'text/html' } });
      expect([path, status]).toEqual([path, REFUSED]);
      expect(text).toContain(path.startsWith('/.v') || path === '/' ? '--allow-host' : '--allow-');
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, { headers: { Host } });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
    expect(new Set(lines).size).toBe(lines.length);
  });

  const OWN = ['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.8.9.10', '[::1]', '127.1'];
  test.each(OWN)('%s is of this machine', async (name) => {
    expect(await attempt('/a.json', { headers: { Host: `${name}:9000` } })).toEqual([200, 1]);
  });

  test('is answered when it was allowed, and so are its pages', async () => {
    const options = { allowHosts: ['db', '10.0.2.2', 'shop.example', '[fd00::1]'] };
    for (const name of options.allowHosts) {
      const headers = { Host: `${name}:9000`, Origin: `http://${name}:3000` };
      expect(await attempt('/a.json?callback=f', { headers }, options)).toEqual([200, 1]);
    }
    const other = { headers: { Host: 'db2:9000' } };
    expect(await attempt('/a.json', other, options)).toEqual([REFUSED, 1]);
  });

  test.each(['http://db', 'db:9000', '', '*.example', 'a b', 'a/b'])(
    'allowed as %j is told',
    async (name) => {
      await expect(startDatabase({ allowHosts: [name] })).rejects.toThrow(
        `--allow-host ${name} (allowHosts): `,
      );
    },
  );
});

test('a refused page is logged once, with the flag that allows it', async () => {
  const lines: string[] = [];
  const { port } = await start({ log: (line) => lines.push(line) });
  for (const path of ['/a.json', '/b.json'])
    await ask(port, path, { headers: { Origin: 'http://shop.example:3000' } });
  expect(lines).toEqual([
    'refused: shop.example:3000 may not use this database: it is not of this machine. Allow it with --allow-host shop.example (allowHosts), or every page with --allow-any-page (allowAnyPage).',
  ]);
});

describe('an address that other machines reach', () => {
  test.each(['0.0.0.0', '::', '192.0.2.1'])('%s wants the option that says so', async (host) => {
    await expect(startDatabase({ host })).rejects.toThrow(
      `host ${host}: other machines could read and write everything`,
    );
  });

  test('is listened on with it, and names of other machines are then answered', async () => {
    const { port } = await start({ host: '0.0.0.0', allowOtherMachines: true });
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await ask(port, '/a.json', { headers })).status;
    for (const Host of ['db:9000', '192.0.2.7:9000', '[fd00::1]:9000'])
      expect(await status({ Host })).toBe(200);
    // A name of the Internet can be let resolve to this machine by anybody.
    expect(await status({ Host: 'db.internal.example:9000' })).toBe(REFUSED);
    expect(await status(EVIL)).toBe(REFUSED);
  });
});
