import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DEMO_KEY = 'demo-anteprima-2026';
/** The text of every template entry, so that a template that shows by mistake is seen at once. */
const TEMPLATE_TEXT = 'MODELLO: non mostrare';
const POSTER = '/demo/petali-poster.jpg';

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };

const folder = join(process.cwd(), 'content');
const demo = JSON.parse(readFileSync(join(folder, 'feeling.json'), 'utf8'));
const site = demo.projects.feeling;
const edited = demo.drafts.feeling;

function* walk(tree: Tree, path: readonly string[] = []): Generator<{ path: string; value: Tree }> {
  yield { path: path.join('/'), value: tree };
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, inner] of Object.entries(tree)) yield* walk(inner, [...path, key]);
}

const all = [...walk(site), ...walk(edited)];
const texts = all.flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []));
const shown = texts.filter(({ path }) => !path.includes('_list/0/'));
const lists = all.filter(({ path }) => path.endsWith('/_list'));
const itemsOf = (tree: Tree) =>
  [...walk(tree)].flatMap(({ path, value }) =>
    path.endsWith('/immagine') && !path.includes('_list/0/')
      ? [{ path, item: value as Record<string, string> }]
      : [],
  );

/** The texts of an entry, without those of the lists in it where it has some of its own. */
function ownTexts(entry: Tree): Tree[] {
  const inside = [...walk(entry)].filter(({ value }) => typeof value === 'string');
  const own = inside.filter(({ path }) => /(?:^|\/)(?:_value|_alt)$/.test(path) && !path.includes('_list/'));
  return (own.length > 0 ? own : inside).map(({ value }) => value);
}

describe('the demo content', () => {
  // [spec 3.19]
  test('has the preview key under both base paths', () => {
    expect([site.projectApiKey, edited.projectApiKey]).toEqual([DEMO_KEY, DEMO_KEY]);
  });

  test('has a template at index 0 of every list, and something to show after it', () => {
    expect(lists.length).toBeGreaterThan(60);
    for (const { path, value } of lists) {
      const entries = value as Tree[];
      const empty = path.includes('_list/0/') || path.endsWith('posizioni/_list/4/copertina/_list');
      expect([path, entries.length > (empty ? 0 : 1)]).toEqual([path, true]);
      expect([`${path}/0`, ownTexts(entries[0] ?? null)]).toEqual([
        `${path}/0`,
        expect.arrayContaining([TEMPLATE_TEXT]),
      ]);
    }
  });

  test('says the text of a template nowhere else', () => {
    expect(shown.filter(({ value }) => value.includes('MODELLO'))).toEqual([]);
  });

  test('names only media that exist in public/demo, or YouTube videos', () => {
    for (const { path, item } of [...itemsOf(site), ...itemsOf(edited)]) {
      const { _value: url = '', _mediaType: type } = item;
      if (type === 'youtube') expect(url).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/);
      else expect([path, url, existsSync(join('public', url))]).toEqual([path, url, true]);
    }
  });

  test('shows every picture of the set somewhere, at most 350 kB each, and a video of at most 1.2 MB', () => {
    const used = new Set(itemsOf(site).map(({ item }) => item['_value']));
    const files = readdirSync(join('public', 'demo'));
    expect(files.filter((name) => !used.has(`/demo/${name}`))).toEqual([]);
    for (const name of files) {
      const limit = name.endsWith('.mp4') ? 1_200_000 : 350_000;
      expect([name, statSync(join('public', 'demo', name)).size <= limit]).toEqual([name, true]);
    }
  });

  // That everything else has one, and that no link leads nowhere: build/check/list-issues.test.ts.
  test('leaves the text alternative of a published item empty only where the picture is decorative', () => {
    const decorative = itemsOf(site).filter(({ item }) => item['_alt'] === '');
    expect(decorative.map(({ item }) => item['_value'])).toEqual([POSTER]);
  });

  test('has a page that is hidden, and a menu key that is ignored', () => {
    expect(site.pagine.diario._visibility).toBe(false);
    expect(Object.keys(site.impostazioni.etichette.menu).filter((key) => key.startsWith('_'))).toHaveLength(
      1,
    );
  });
});
