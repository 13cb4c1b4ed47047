import { openLive, useViewer } from './viewer';

// A busy machine takes its time for many writes.
jest.setTimeout(60_000);

const filled = useViewer();

test('a place lists its children, cut to what a line shows', async () => {
  const long = 'x'.repeat(1000);
  const live = await openLive(await filled({ b: { c: 1, d: 2 }, a: 'text', l: long, n: 1.5, t: true }));
  expect(await live.open('')).toMatchObject({
    self: { children: 5 },
    total: 5,
    entries: [
      ['a', 'text'],
      ['b', { children: 2 }],
      ['l', { start: long.slice(0, 240), length: 1000 }],
      ['n', 1.5],
      ['t', true],
    ],
  });
  live.close();
});

test('of very many children the first are listed, and how many there are', async () => {
  const data = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index + 10}`, index]));
  const live = await openLive(await filled(data));
  const { total, entries } = await live.open('', 3);
  expect([total, entries.map(([key]: [string]) => key)]).toEqual([50, ['k10', 'k11', 'k12']]);
  live.close();
});

test('only what is open is told of, and one with a change deeper down is told as it is', async () => {
  const at = await filled({ a: { x: 1, y: 2 }, b: { c: 1 } });
  const live = await openLive(at);
  await live.open('');
  await at.put('b/c', 2);
  expect(await live.data()).toEqual([
    { version: 2, path: '', self: { children: 2 }, total: 2, entries: [['b', { children: 1 }]] },
  ]);
  await live.open('a');
  await at.ask('/a.json', { method: 'PATCH', body: { x: 5, y: null, z: 'new' } });
  expect(await live.data()).toMatchObject([
    { path: '', entries: [['a', { children: 2 }]] },
    { path: 'a', total: 2, entries: [['x', 5], ['y'], ['z', 'new']] },
  ]);
  live.close();
});

test('a value written above a place is told as what became of its children', async () => {
  const at = await filled({ a: { x: 1, y: { z: 1 } } });
  const live = await openLive(at);
  await live.open('a');
  await at.put('', { a: { y: { z: 1 }, w: true } });
  const entries = [['x'], ['w', true]];
  expect(await live.data()).toEqual([{ version: 2, path: 'a', self: { children: 2 }, total: 2, entries }]);
  await at.put('', 'a text');
  expect(await live.data()).toMatchObject([{ path: 'a', self: null, total: 0, entries: [['w'], ['y']] }]);
  live.close();
});

test('a place that was closed is told of no more, and writes that change nothing are not told', async () => {
  const at = await filled({ a: { x: 1 }, b: { x: 1 }, end: 0 });
  const live = await openLive(at);
  await live.open('a');
  await live.open('b');
  await at.post('close', { session: live.session, path: 'a' });
  await at.put('a/x', 2);
  await at.put('b', { x: 1 });
  await at.put('b/x', 3);
  expect(await live.data()).toMatchObject([{ path: 'b', entries: [['x', 3]] }]);
  live.close();
});

test('a flood of writes reaches the page as its outcome', async () => {
  const at = await filled({ n: 0 });
  const live = await openLive(at);
  await live.open('');
  for (let n = 1; n <= 300; n += 1) await at.put('n', n);
  let told = 1;
  while ((await live.data())[0].entries[0][1] !== 300) told += 1;
  expect(told).toBeLessThan(300);
  live.close();
});

test('a stream that ended is unknown to later requests', async () => {
  const at = await filled();
  expect((await at.post('open', { session: 'gone', path: '', limit: 1 })).status).toBe(410);
});

test('an entry of a list says its title: under a usual key, else its first text, wrapped or not', async () => {
  const at = await filled({
    list: [
      { about: 'first text', name: 'Anna' },
      { about: 'first text', titolo_servizio: { _value: '<p>Ascolto &</p>  <b>cura</b>' } },
      { age: 3, image: '/a/b.jpg', kind: 'image/png', text: 'x'.repeat(500) },
      { image: { _alt: 'Due mani', _value: '/mani.jpg' } },
      { age: 3, image: { type: 'image/png' } },
      'a text is its own title',
    ],
    named: { anna: { name: 'Anna' } },
  });
  const live = await openLive(at);
  const { entries } = await live.open('list');
  expect(entries).toEqual([
    ['0', { children: 2, title: 'Anna' }],
    ['1', { children: 2, title: 'Ascolto & cura' }],
    ['2', { children: 4, title: `${'x'.repeat(60)}…` }],
    ['3', { children: 1, title: 'Due mani' }],
    ['4', { children: 2 }],
    ['5', 'a text is its own title'],
  ]);
  expect((await live.open('named')).entries).toEqual([['anna', { children: 1 }]]);
  await at.put('list/0/name', 'Bea');
  expect((await live.data())[0].entries).toEqual([['0', { children: 2, title: 'Bea' }]]);
  live.close();
});
