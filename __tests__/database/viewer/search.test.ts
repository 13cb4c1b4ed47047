import { ask, withDatabase, type Json } from './viewer-client';

// A busy machine takes its time for many keys.
jest.setTimeout(60_000);

const data = {
  people: {
    anna: { name: 'Anna Verdi', age: 41 },
    bruno: { name: 'Bruno', note: `${'x'.repeat(400)} needle in it` },
  },
  annals: true,
};

function search(port: number, text: string): Promise<Json> {
  return ask(port, `/.viewer/search?text=${encodeURIComponent(text)}`).then((answer) => answer.json());
}

async function pathsOf(port: number, text: string): Promise<string[]> {
  return (await search(port, text)).matches.map(({ path }: { path: string }) => path);
}

test('keys and values are found, in upper or lower case', async () => {
  await withDatabase({ data }, async ({ port }) => {
    expect(await pathsOf(port, 'ANNA')).toEqual(['annals', 'people/anna', 'people/anna/name']);
    expect(await pathsOf(port, '41')).toEqual(['people/anna/age']);
    expect(await pathsOf(port, 'true')).toEqual(['annals']);
    expect(await pathsOf(port, 'nobody')).toEqual([]);
    expect(await pathsOf(port, '  ')).toEqual([]);
  });
});

test('a text with a slash finds paths, not everything below them', async () => {
  await withDatabase({ data }, async ({ port }) => {
    expect(await pathsOf(port, 'people/an')).toEqual(['people/anna']);
    expect(await pathsOf(port, '/people')).toEqual(['people']);
    expect(await pathsOf(port, 'anna/name')).toEqual(['people/anna/name']);
  });
});

test('of a long text the part around what was found is shown', async () => {
  await withDatabase({ data }, async ({ port }) => {
    const [{ value }] = (await search(port, 'needle')).matches;
    expect(value).toEqual({ start: `…${'x'.repeat(23)} needle in it`, length: 413 });
  });
});

test('a search that finds too much says that there is more', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, 1]));
  await withDatabase({ data: many }, async ({ port }) => {
    const { matches, more } = await search(port, 'key');
    expect([matches.length, more]).toEqual([200, true]);
    expect((await search(port, 'key19999')).more).toBe(false);
  });
});
