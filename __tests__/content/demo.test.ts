import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRoute, routeId } from '@/lib/route/route';

const DEMO_KEY = 'demo-anteprima-2026';
/** The text of every template entry, so that a template that shows by mistake is seen at once. */
const TEMPLATE_TEXT = 'MODELLO: non mostrare';
/** The one picture that is decorative: the first frame of the film. */
const POSTER = '/demo/petali-poster.jpg';

/** What an editor of the demo has in hand: every difference between the draft and the published content. */
const DRAFT_CHANGES = [
  'pagine/home/testo_chi_siamo/_value',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/8',
  'pagine/home/immagini_di_copertina/_list/1/_order',
  'pagine/home/immagini_di_copertina/_list/2/_order',
  'pagine/home/immagini_di_copertina/_list/3/_order',
  'impostazioni/etichette/menu/lavora_con_noi/_value',
  'pagine/contatti/testo_introduttivo/_value',
  // These three are content issues: a text alternative, a label and a link that leads nowhere.
  'pagine/cosa_facciamo/welfare/elenco_servizi_welfare/_list/4/gallery_immagini/_list/1/immagine/_alt',
  'pagine/home/blocchi_immagine_testo_cta/_list/3/cta/etichetta/_value',
  'pagine/cosa_facciamo/prodotti/blocco_vuoi_saperne_di_piu/cta/link/_value',
];

type Tree = null | string | number | boolean | Tree[] | { [key: string]: Tree };

const folder = join(process.cwd(), 'content');
const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
const site = demo.projects.feeling;
const edited = demo.drafts.feeling;

/** Every value of a tree with its path. */
function* walk(tree: Tree, path: readonly string[] = []): Generator<{ path: string; value: Tree }> {
  yield { path: path.join('/'), value: tree };
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, inner] of Object.entries(tree)) yield* walk(inner, [...path, key]);
}

/** Paths of the leaves in which two trees differ. */
function differences(one: Tree, other: Tree, path: readonly string[] = []): string[] {
  const isTree = (tree: Tree): tree is Record<string, Tree> => typeof tree === 'object' && tree !== null;
  if (!isTree(one) || !isTree(other)) return one === other ? [] : [path.join('/')];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return [[...path, key].join('/')];
    return differences(one[key] ?? null, other[key] ?? null, [...path, key]);
  });
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
      expect([path, JSON.stringify(entries[0]).includes(TEMPLATE_TEXT)]).toEqual([path, true]);
    }
  });

  test('says the text of a template nowhere else', () => {
    expect(shown.filter(({ value }) => value.includes('MODELLO'))).toEqual([]);
  });

  test('numbers gallery items from 0, the template, in an order of their own', () => {
    const galleries = lists.filter(({ value }) => JSON.stringify(value).startsWith('[{"_id":0'));
    expect(galleries.length).toBeGreaterThan(30);
    for (const { path, value } of galleries) {
      const items = value as { _id: number; _order: number }[];
      const orders = items.map(({ _order }) => _order).toSorted((a, b) => a - b);
      expect([path, items.map(({ _id }) => _id), orders]).toEqual([
        path,
        [...items.keys()],
        [...items.keys()],
      ]);
    }
  });

  test('names only media that exist in content/media, or YouTube videos', () => {
    for (const { path, item } of [...itemsOf(site), ...itemsOf(edited)]) {
      const { _value: url = '', _mediaType: type } = item;
      if (type === 'youtube') expect(url).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w-]{11}$/);
      else
        expect([path, url, existsSync(join(folder, 'media', url.replace(/^\/demo\//, '')))]).toEqual([
          path,
          url,
          true,
        ]);
    }
  });

  test('shows every picture of the set somewhere, at most 350 kB each, and a video of at most 1.2 MB', () => {
    const used = new Set(itemsOf(site).map(({ item }) => item['_value']));
    const files = readdirSync(join(folder, 'media'));
    expect(files.filter((name) => !used.has(`/demo/${name}`))).toEqual([]);
    for (const name of files) {
      const limit = name.endsWith('.mp4') ? 1_200_000 : 350_000;
      expect([name, statSync(join(folder, 'media', name)).size <= limit]).toEqual([name, true]);
    }
  });

  test('has a text alternative for every published item, empty only where the picture is decorative', () => {
    const missing = itemsOf(site).filter(({ item }) => typeof item['_alt'] !== 'string');
    const decorative = itemsOf(site).filter(({ item }) => item['_alt'] === '');
    expect(missing).toEqual([]);
    expect(decorative.map(({ item }) => item['_value'])).toEqual([POSTER]);
  });

  test('is written: no lorem ipsum, no straight apostrophes, balanced HTML', () => {
    for (const { path, value } of shown) {
      expect([path, value]).not.toEqual([path, expect.stringMatching(/lorem|ipsum|dolor sit|\btodo\b/i)]);
      if (!/^https?:|^mailto:/.test(value))
        expect([path, value.replace(/<[^>]*>/g, '')]).not.toEqual([path, expect.stringContaining("'")]);
      const opened = [...value.matchAll(/<(p|ul|li|h3|strong|em|a)\b/g)].length;
      const closed = [...value.matchAll(/<\/(p|ul|li|h3|strong|em|a)>/g)].length;
      expect([path, opened]).toEqual([path, closed]);
    }
  });

  test('has 3 offers, 4 services, 3 containers of 3 or 4 products, 6 welfare services, 7 positions, 3 columns of contacts', () => {
    const { home, cosa_facciamo: what, lavora_con_noi: careers, contatti } = site.pagine;
    const count = (list: { _list: unknown[] }): number => list._list.length - 1;
    expect(count(home.blocco_servizi_e_prodotti)).toBe(3);
    expect(count(what.servizi.elenco_servizi)).toBe(4);
    expect(count(what.welfare.elenco_servizi_welfare)).toBe(6);
    expect(count(careers.posizioni_aperte.posizioni)).toBe(7);
    expect(count(contatti.lista_contatti)).toBe(3);
    const containers = what.prodotti.elenco_contenitore_prodotti._list.slice(1);
    expect(
      containers.map(({ elenco_prodotti }: { elenco_prodotti: { _list: unknown[] } }) =>
        count(elenco_prodotti),
      ),
    ).toEqual([4, 3, 4]);
  });

  test('leads from the published menu, offers and calls to action to places that exist', () => {
    const links = [...walk(site)].filter(
      ({ path }) => /\/(link|url)(\/_value)?$/.test(path) && !path.includes('_list/0/'),
    );
    const internal = links.flatMap(({ value }) =>
      typeof value === 'string' && !/^(https?:|mailto:)/.test(value) ? [value] : [],
    );
    const known = internal.filter((link) => link !== '/' && link !== 'home' && link !== 'diario');
    expect(known.length).toBeGreaterThan(10);
    for (const link of known)
      expect([link, routeId(parseRoute(link)).replace(/\/1$/, '')]).toEqual([
        link,
        `/${link}`.replace(/\/1$/, ''),
      ]);
  });

  test('has a page that is hidden, and a menu key that is ignored', () => {
    expect(site.pagine.diario._visibility).toBe(false);
    expect(Object.keys(site.impostazioni.etichette.menu).filter((key) => key.startsWith('_'))).toHaveLength(
      1,
    );
  });

  test('differs in the draft only where it is meant to', () => {
    expect(differences(site, edited).toSorted()).toEqual(DRAFT_CHANGES.toSorted());
  });
});
