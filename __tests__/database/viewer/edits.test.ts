import { ask, withDatabase, type Answer } from './viewer-client';

function edit(port: number, body: object): Promise<Answer> {
  return ask(port, '/.viewer/edit', { body });
}

async function stored(port: number, path = ''): Promise<unknown> {
  return (await ask(port, `/${path}.json?format=export`)).json();
}

async function hashOf(port: number, path: string): Promise<string> {
  return (await ask(port, `/.viewer/value?path=${path}`)).json().hash;
}

test('an edit keeps the priority of what it replaces', async () => {
  await withDatabase({ data: { a: { '.value': 1, '.priority': 7 } } }, async ({ port }) => {
    await edit(port, { mode: 'edit', path: 'a', value: 'two' });
    expect(await stored(port)).toEqual({ a: { '.value': 'two', '.priority': 7 } });
  });
});

test('an edit of a value that someone changed meanwhile is refused, and changes nothing', async () => {
  await withDatabase({ data: { a: 1 } }, async ({ port }) => {
    const hash = await hashOf(port, 'a');
    await ask(port, '/a.json', { method: 'PUT', body: 5 });
    const answer = await edit(port, { mode: 'edit', path: 'a', value: 2, hash });
    expect(answer.status).toBe(409);
    expect(answer.json().error).toContain('/a was changed');
    expect(await stored(port)).toEqual({ a: 5 });
    expect((await edit(port, { mode: 'edit', path: 'a', value: 2 })).status).toBe(200);
    expect(await stored(port)).toEqual({ a: 2 });
  });
});

test('a key that is taken is not overwritten by an added child', async () => {
  await withDatabase({ data: { a: 1 } }, async ({ port }) => {
    expect((await edit(port, { mode: 'replace', path: 'a', value: 2, hash: '' })).status).toBe(409);
    expect((await edit(port, { mode: 'replace', path: 'b', value: 2, hash: '' })).status).toBe(200);
    expect(await stored(port)).toEqual({ a: 1, b: 2 });
  });
});

test('a child without a key gets one, and the answer says which', async () => {
  await withDatabase({ data: { list: { x: 1 } } }, async ({ port }) => {
    const { path } = (await edit(port, { mode: 'push', path: 'list', value: { n: 1 } })).json();
    expect(path).toMatch(/^list\/[-\w]{20}$/);
    expect(await stored(port, path)).toEqual({ n: 1 });
  });
});

test('nothing is added below a value, which would vanish without a word', async () => {
  await withDatabase({ data: { a: 'text' } }, async ({ port }) => {
    const answer = await edit(port, { mode: 'replace', path: 'a/b', value: 1 });
    expect(answer.status).toBe(409);
    expect(answer.json().error).toBe('/a is a value; remove it before you add something below it.');
    expect(await stored(port)).toEqual({ a: 'text' });
  });
});

test('imported JSON replaces what is there or is merged into it', async () => {
  await withDatabase({ data: { a: { x: 1, y: 2 } } }, async ({ port }) => {
    await edit(port, { mode: 'merge', path: 'a', value: { y: 3, z: { deep: true } } });
    expect(await stored(port, 'a')).toEqual({ x: 1, y: 3, z: { deep: true } });
    await edit(port, { mode: 'replace', path: 'a', value: ['only'] });
    expect((await ask(port, '/a.json')).json()).toEqual(['only']);
  });
});

test('a removed branch comes back with its priorities when it is undone', async () => {
  const data = { a: { b: { '.value': 'x', '.priority': 3 }, c: { d: 1 } }, z: 1 };
  await withDatabase({ data }, async ({ port }) => {
    const { undo } = (await edit(port, { mode: 'replace', path: 'a', value: null })).json();
    expect(await stored(port)).toEqual({ z: 1 });
    expect((await ask(port, '/.viewer/undo', { body: { undo } })).status).toBe(200);
    expect(await stored(port)).toEqual(data);
    expect((await ask(port, '/.viewer/undo', { body: { undo } })).status).toBe(409);
  });
});

test('undo refuses to overwrite what someone wrote since', async () => {
  await withDatabase({ data: { a: 1 } }, async ({ port }) => {
    const { undo } = (await edit(port, { mode: 'edit', path: 'a', value: 2 })).json();
    await ask(port, '/a.json', { method: 'PUT', body: 9 });
    const answer = await ask(port, '/.viewer/undo', { body: { undo } });
    expect(answer.status).toBe(409);
    expect(answer.json().error).toBe('Not undone: /a was changed again since.');
    expect(await stored(port)).toEqual({ a: 9 });
  });
});

test('rules do not bind the viewer: whoever holds the machine is its administrator', async () => {
  const rules = '{"rules": {".read": false, ".write": false}}';
  await withDatabase({ data: { a: 1 }, rules }, async ({ port }) => {
    expect((await edit(port, { mode: 'edit', path: 'a', value: 2 })).status).toBe(200);
    expect((await ask(port, '/.viewer/value?path=a')).json().value).toBe(2);
  });
});

test('bad input is refused with one sentence and changes nothing', async () => {
  await withDatabase({ data: { a: 1 } }, async ({ port }) => {
    const bodies = [
      { mode: 'edit', path: 'a.b', value: 1 },
      { mode: 'edit', path: 'a', value: { 'x.y': 1 } },
      { mode: 'no such mode', path: 'a', value: 1 },
      { mode: 'merge', path: '', value: 'text' },
      { path: 'a', value: 1 },
      [],
    ];
    for (const body of bodies) {
      const answer = await edit(port, body);
      expect(answer.status).toBe(400);
      expect(answer.json().error).toMatch(/^[^\n]+$/);
    }
    expect(await stored(port)).toEqual({ a: 1 });
    expect((await ask(port, '/.viewer/nothing')).status).toBe(404);
  });
});

test('an export is a file with everything below a place, priorities included', async () => {
  await withDatabase({ data: { a: { b: { '.value': 'è', '.priority': 1 } } } }, async ({ port }) => {
    const { headers, json } = await ask(port, '/.viewer/export?path=a');
    expect(headers['content-disposition']).toBe('attachment; filename="feeling-a.json"');
    expect(json()).toEqual({ b: { '.value': 'è', '.priority': 1 } });
  });
});

test('each database is one of its own, chosen by ns, and all are listed', async () => {
  await withDatabase({ data: { a: 1 } }, async ({ port }) => {
    await ask(port, '/.viewer/edit?ns=other', { body: { mode: 'edit', path: 'a', value: 2 } });
    expect((await ask(port, '/a.json?ns=feeling')).json()).toBe(1);
    expect((await ask(port, '/a.json?ns=other')).json()).toBe(2);
    const { current, names } = (await ask(port, '/.viewer/databases?ns=other')).json();
    expect(current).toBe('other');
    expect(names).toEqual(['feeling', 'other']);
  });
});
