import type { Json } from '../http-client';
import { useViewer, type Viewer } from './viewer';

// A busy machine takes its time for many keys.
jest.setTimeout(60_000);

const filled = useViewer();

const data = {
  people: {
    anna: { name: 'Anna Verdi', age: 41 },
    bruno: { name: 'Bruno', note: `${'x'.repeat(400)} needle in it` },
  },
  annals: true,
};

async function search(at: Viewer, text: string): Promise<Json> {
  return (await at.ask(`/.viewer/search?text=${encodeURIComponent(text)}`)).json();
}

async function pathsOf(at: Viewer, text: string): Promise<string[]> {
  return (await search(at, text)).matches.map(({ path }: { path: string }) => path);
}

test('keys and values are found, in upper or lower case', async () => {
  const at = await filled(data);
  expect(await pathsOf(at, 'ANNA')).toEqual(['annals', 'people/anna', 'people/anna/name']);
  expect(await pathsOf(at, '41')).toEqual(['people/anna/age']);
  expect(await pathsOf(at, 'true')).toEqual(['annals']);
  expect(await pathsOf(at, 'nobody')).toEqual([]);
  expect(await pathsOf(at, '  ')).toEqual([]);
});

test('a text with a slash finds paths, not everything below them', async () => {
  const at = await filled(data);
  expect(await pathsOf(at, 'people/an')).toEqual(['people/anna']);
  expect(await pathsOf(at, '/people')).toEqual(['people']);
  expect(await pathsOf(at, 'anna/name')).toEqual(['people/anna/name']);
});

test('of a long text the part around what was found is shown', async () => {
  const at = await filled(data);
  const [{ value }] = (await search(at, 'needle')).matches;
  expect(value).toEqual({ start: `…${'x'.repeat(23)} needle in it`, length: 413 });
});

test('a search that finds too much says that there is more', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, 1]));
  const at = await filled(many);
  const { matches, more } = await search(at, 'key');
  expect([matches.length, more]).toEqual([200, true]);
  expect((await search(at, 'key19999')).more).toBe(false);
});
