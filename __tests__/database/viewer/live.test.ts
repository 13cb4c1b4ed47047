import { ask, openLive, withDatabase, type Json } from './viewer-client';

// A busy machine takes its time for many writes.
jest.setTimeout(60_000);

function put(port: number, path: string, body: unknown): Promise<unknown> {
  return ask(port, `/${path}.json`, { method: 'PUT', body });
}

function open(port: number, session: string, path: string, limit = 100): Promise<Json> {
  return ask(port, '/.viewer/open', { body: { session, path, limit } }).then((answer) => answer.json());
}

test('a place lists its children, cut to what a line shows', async () => {
  const long = 'x'.repeat(1000);
  await withDatabase(
    { data: { b: { c: 1, d: 2 }, a: 'text', l: long, n: 1.5, t: true } },
    async ({ port }) => {
      const live = await openLive(port);
      const { self, total, entries } = await open(port, live.session, '');
      expect(self).toEqual({ children: 5 });
      expect(total).toBe(5);
      expect(entries).toEqual([
        ['a', 'text'],
        ['b', { children: 2 }],
        ['l', { start: long.slice(0, 240), length: 1000 }],
        ['n', 1.5],
        ['t', true],
      ]);
      live.close();
    },
  );
});

test('of very many children the first are listed, and how many there are', async () => {
  const data = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index + 10}`, index]));
  await withDatabase({ data }, async ({ port }) => {
    const live = await openLive(port);
    const { total, entries } = await open(port, live.session, '', 3);
    expect(total).toBe(50);
    expect(entries).toEqual([
      ['k10', 0],
      ['k11', 1],
      ['k12', 2],
    ]);
    live.close();
  });
});

test('only what is open is told of, and one with a change deeper down is told as it is', async () => {
  await withDatabase({ data: { a: { x: 1, y: 2 }, b: { c: 1 } } }, async ({ port }) => {
    const live = await openLive(port);
    await open(port, live.session, '');
    await put(port, 'b/c', 2);
    const touched = (await live.next()).data;
    expect(touched).toEqual([
      { version: 2, path: '', self: { children: 2 }, total: 2, entries: [['b', { children: 1 }]] },
    ]);
    await open(port, live.session, 'a');
    await ask(port, '/a.json', { method: 'PATCH', body: { x: 5, y: null, z: 'new' } });
    const [root, inner] = (await live.next()).data;
    expect(root).toMatchObject({ path: '', entries: [['a', { children: 2 }]] });
    expect(inner).toMatchObject({
      path: 'a',
      total: 2,
      entries: [['x', 5], ['y'], ['z', 'new']],
    });
    live.close();
  });
});

test('a value written above a place is told as what became of its children', async () => {
  await withDatabase({ data: { a: { x: 1, y: { z: 1 } } } }, async ({ port }) => {
    const live = await openLive(port);
    await open(port, live.session, 'a');
    await put(port, '', { a: { y: { z: 1 }, w: true } });
    expect((await live.next()).data).toEqual([
      {
        version: 2,
        path: 'a',
        self: { children: 2 },
        total: 2,
        entries: [['x'], ['w', true]],
      },
    ]);
    await put(port, '', 'a text');
    expect((await live.next()).data[0]).toMatchObject({
      path: 'a',
      self: null,
      total: 0,
      entries: [['w'], ['y']],
    });
    live.close();
  });
});

test('a place that was closed is told of no more, and writes that change nothing are not told', async () => {
  await withDatabase({ data: { a: { x: 1 }, b: { x: 1 }, end: 0 } }, async ({ port }) => {
    const live = await openLive(port);
    await open(port, live.session, 'a');
    await open(port, live.session, 'b');
    await ask(port, '/.viewer/close', { body: { session: live.session, path: 'a' } });
    await put(port, 'a/x', 2);
    await put(port, 'b', { x: 1 });
    await put(port, 'b/x', 3);
    expect((await live.next()).data).toMatchObject([{ path: 'b', entries: [['x', 3]] }]);
    live.close();
  });
});

test('a flood of writes reaches the page as its outcome', async () => {
  await withDatabase({ data: { n: 0 } }, async ({ port }) => {
    const live = await openLive(port);
    await open(port, live.session, '');
    for (let n = 1; n <= 300; n += 1) await put(port, 'n', n);
    let last: unknown = 0;
    let told = 0;
    while (last !== 300) {
      last = (await live.next()).data[0].entries[0][1];
      told += 1;
    }
    expect(told).toBeLessThan(300);
    live.close();
  });
});

test('a stream that ended is unknown to later requests', async () => {
  await withDatabase({}, async ({ port }) => {
    const body = { session: 'gone', path: '', limit: 1 };
    expect((await ask(port, '/.viewer/open', { body })).status).toBe(410);
  });
});
