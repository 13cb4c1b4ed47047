import { useViewer, type Viewer } from './viewer';

const filled = useViewer();

const edit = (at: Viewer, path: string, value: unknown, more = {}) =>
  at.post('edit', { mode: 'edit', path, value, ...more });
const replace = { mode: 'replace' };

test('an edit keeps the priority of what it replaces', async () => {
  const at = await filled({ a: { '.value': 1, '.priority': 7 } });
  await edit(at, 'a', 'two');
  expect(await at.stored()).toEqual({ a: { '.value': 'two', '.priority': 7 } });
});

test('an edit of a value that someone changed meanwhile is refused, and changes nothing', async () => {
  const at = await filled({ a: 1 });
  const { hash } = (await at.ask('/.viewer/value?path=a')).json();
  await at.put('a', 5);
  const answer = await edit(at, 'a', 2, { hash });
  expect([answer.status, answer.json().error]).toEqual([409, expect.stringContaining('/a was changed')]);
  expect(await at.stored()).toEqual({ a: 5 });
  expect((await edit(at, 'a', 2)).status).toBe(200);
  expect(await at.stored()).toEqual({ a: 2 });
});

test('a key that is taken is not overwritten by an added child', async () => {
  const at = await filled({ a: 1 });
  expect((await edit(at, 'a', 2, { ...replace, hash: '' })).status).toBe(409);
  expect((await edit(at, 'b', 2, { ...replace, hash: '' })).status).toBe(200);
  expect(await at.stored()).toEqual({ a: 1, b: 2 });
});

test('a child without a key gets one, and the answer says which', async () => {
  const at = await filled({ list: { x: 1 } });
  const { path } = (await edit(at, 'list', { n: 1 }, { mode: 'push' })).json();
  expect(path).toMatch(/^list\/[-\w]{20}$/);
  expect(await at.stored(path)).toEqual({ n: 1 });
});

test('nothing is added below a value, which would vanish without a word', async () => {
  const at = await filled({ a: 'text' });
  const answer = await edit(at, 'a/b', 1, replace);
  expect(answer.status).toBe(409);
  expect(answer.json().error).toBe('/a is a value; remove it before you add something below it.');
  expect(await at.stored()).toEqual({ a: 'text' });
});

test('imported JSON replaces what is there or is merged into it', async () => {
  const at = await filled({ a: { x: 1, y: 2 } });
  await edit(at, 'a', { y: 3, z: { deep: true } }, { mode: 'merge' });
  expect(await at.stored('a')).toEqual({ x: 1, y: 3, z: { deep: true } });
  await edit(at, 'a', ['only'], replace);
  expect((await at.ask('/a.json')).json()).toEqual(['only']);
});

test('a removed branch comes back with its priorities and those above when it is undone, by any page', async () => {
  const data = { a: { b: { '.value': 'x', '.priority': 3 }, c: { d: 1 }, '.priority': 2 }, z: 1 };
  const at = await filled(data);
  await at.post('edit', { mode: 'merge', path: 'a', value: { b: null } });
  await edit(at, 'a/c', null, replace);
  expect(await at.stored()).toEqual({ z: 1 });
  const kept = (await at.ask('/.viewer/undo')).json();
  expect(kept).toMatchObject([{ text: 'Changed /a' }, { text: 'Removed /a/c' }]);
  for (const { undo } of kept.reverse()) expect((await at.post('undo', { undo })).status).toBe(200);
  expect(await at.stored()).toEqual(data);
  expect((await at.ask('/.viewer/undo')).json()).toEqual([]);
  expect((await at.post('undo', { undo: kept[0].undo })).status).toBe(410);
});

test('an entry is renamed, duplicated and swapped whole, in one write that undo takes back', async () => {
  const [zero, one] = [
    { '.value': 'x', '.priority': 3 },
    { d: 1, '.priority': 2 },
  ];
  const data = { list: [zero, one] };
  const at = await filled(data);
  const arrange = (mode: string, path: string, key: string) => at.post('arrange', { mode, path, key });
  const wanted = [
    ['rename', 'seven', { 1: one, seven: zero }, 'Renamed /list/0 to seven'],
    ['duplicate', '2', [zero, one, zero], 'Duplicated /list/0 as 2'],
    ['swap', '1', [one, zero], 'Swapped /list/0 with 1'],
  ] as const;
  for (const [mode, key, list, text] of wanted) {
    const made = (await arrange(mode, 'list/0', key)).json();
    expect(made).toMatchObject({ path: `list/${key}`, text });
    expect(await at.stored()).toEqual({ list });
    await at.post('undo', { undo: made.undo });
    expect(await at.stored()).toEqual(data);
  }
  const refused = [
    ['rename', 'list/0', '1', '/list/1 already has a value.'],
    ['duplicate', 'list/0', '0', '/list/0 already has a value.'],
    ['rename', 'list/5', '6', '/list/5 is not there any more.'],
    ['swap', 'list/0', '5', '/list/5 is not there any more.'],
    ['rename', 'list/0', 'a/b', expect.stringContaining('Invalid path')],
    ['rename', '', 'a', expect.stringContaining('Invalid path')],
    ['no such mode', 'list/0', 'a', 'mode must be rename, duplicate or swap.'],
  ] as const;
  for (const [mode, path, key, error] of refused)
    expect((await arrange(mode, path, key)).json()).toEqual({ error });
  expect(await at.stored()).toEqual(data);
  const made = (await arrange('duplicate', 'list/1', '')).json();
  expect(made.path).toMatch(/^list\/[-\w]{20}$/);
  expect(await at.stored(made.path)).toEqual(one);
});

test('undo overwrites what someone wrote since only when it is forced, and that can be undone', async () => {
  const at = await filled({ a: { b: 1 } });
  const { undo } = (await edit(at, 'a', null, replace)).json();
  await at.put('a', 9);
  const answer = await at.post('undo', { undo });
  expect([answer.status, answer.json().error]).toEqual([409, 'Not undone: /a was changed again since.']);
  expect(await at.stored()).toEqual({ a: 9 });
  const forced = (await at.post('undo', { undo, force: true })).json();
  expect(await at.stored()).toEqual({ a: { b: 1 } });
  await at.post('undo', { undo: forced.undo });
  expect(await at.stored()).toEqual({ a: 9 });
});

test('before a removal it is said how much is in a branch, and what its first keys are', async () => {
  const children = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [index, { x: 1, y: { z: '' } }]),
  );
  const at = await filled({ list: children });
  expect((await at.ask('/.viewer/contents?path=list')).json()).toEqual({
    values: 14,
    total: 7,
    entries: [0, 1, 2, 3, 4].map((key) => [String(key), { children: 2 }]),
  });
});

test('rules do not bind the viewer: whoever holds the machine is its administrator', async () => {
  const at = await filled({ a: 1 }, '{"rules": {".read": false, ".write": false}}');
  expect((await edit(at, 'a', 2)).status).toBe(200);
  expect((await at.ask('/.viewer/value?path=a')).json().value).toBe(2);
});

test('bad input is refused with one sentence and changes nothing', async () => {
  const at = await filled({ a: 1 });
  const bodies = [
    { mode: 'edit', path: 'a.b', value: 1 },
    { mode: 'edit', path: 'a', value: { 'x.y': 1 } },
    { mode: 'no such mode', path: 'a', value: 1 },
    { mode: 'merge', path: '', value: 'text' },
    { path: 'a', value: 1 },
    [],
  ];
  for (const body of bodies) {
    const answer = await at.post('edit', body);
    expect([answer.status, answer.json().error]).toEqual([400, expect.stringMatching(/^[^\n]+$/)]);
  }
  expect(await at.stored()).toEqual({ a: 1 });
  expect((await at.ask('/.viewer/nothing')).status).toBe(404);
});

test('an export is a file with everything below a place, priorities included', async () => {
  const at = await filled({ a: { b: { '.value': 'è', '.priority': 1 } } });
  const { headers, json } = await at.ask('/.viewer/export?path=a');
  expect(headers['content-disposition']).toBe(`attachment; filename="${at.name}-a.json"`);
  expect(json()).toEqual({ b: { '.value': 'è', '.priority': 1 } });
});

test('each database is one of its own, chosen by ns, and all are listed', async () => {
  const [one, other] = [await filled({ a: 1 }), await filled({ a: 1 })];
  await edit(other, 'a', 2);
  expect([await one.stored('a'), await other.stored('a')]).toEqual([1, 2]);
  const { current, names } = (await other.ask('/.viewer/databases')).json();
  expect(current).toBe(other.name);
  expect(names).toEqual(expect.arrayContaining(['feeling', one.name, other.name]));
});
