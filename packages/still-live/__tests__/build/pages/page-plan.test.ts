import { demoSite } from '@/__tests__/app/export-data-fixture';
import type { SiteData } from 'still-live/content/site-data';
import { type PagePlan, planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES } from 'still-live/build/pages/page-register';
import { declared } from 'still-live/declaration';
import { slugOf } from 'still-live/route/slug';

const [FIRST, LATER] = ['2026-01-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z'];

const UNTITLED = slugOf(
  declared('content').pagine.parts.lavora_con_noi.parts.posizioni_aperte.parts.posizioni.entry.one,
  '',
);

type Tree = Parameters<NonNullable<Parameters<typeof demoSite>[0]>>[0];

const positionsOf = (tree: Tree): Tree => tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;

function release(data: SiteData = demoSite(), before?: PagePlan, now = FIRST): PagePlan {
  return planPages(data, before?.register ?? NO_PAGES, now);
}

const named = (title: string): SiteData =>
  demoSite((tree) => {
    positionsOf(tree)[1].titolo = { _value: title };
  });

test('every position has a page with a title of its own, however many there are; no address leaves its folder', () => {
  const { pages } = release(
    demoSite((tree) => {
      const list = positionsOf(tree);
      const titles = [
        '../../x',
        '🎉',
        '',
        'x'.repeat(300),
        'Cuoco',
        'Cuoco',
        '</title><script>alert(1)</script>',
        '%2e%2e',
      ];
      for (let index = 1; index <= 30; index += 1)
        list[index] = { ...list[1], titolo: { _value: titles[index - 1] ?? `Numero ${index}` } };
    }),
  );
  const paths = pages.map(({ path }) => path).filter((path) => /^\/lavora_con_noi\/[a-z\d-]+\/$/.test(path));
  expect(paths).toHaveLength(30);
  expect(paths).toEqual(
    expect.arrayContaining(
      ['x', UNTITLED, `${UNTITLED}-2`, 'cuoco', 'cuoco-2', '2e-2e'].map((slug) => `/lavora_con_noi/${slug}/`),
    ),
  );
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

test('a title that gives no address is told, with its path and the address that its page has', () => {
  const data = demoSite((tree) => {
    positionsOf(tree)[2].titolo = { _value: '🎉' };
    positionsOf(tree)[3].titolo = { _value: ' ' };
    tree.pagine.cosa_facciamo.welfare.etichetta_welfare = { _value: '★' };
  });
  const list = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
  expect(release(data).warnings).toEqual([
    'pagine/cosa_facciamo/welfare/etichetta_welfare: the title has no Latin letter or digit, so its page is at /cosa_facciamo/welfare/; write a title with Latin letters to choose the address',
    `${list}/2/titolo: the title has no Latin letter or digit, so its page is at /lavora_con_noi/${UNTITLED}/; write a title with Latin letters to choose the address`,
    `${list}/3/titolo: the title is empty, so its page is at /lavora_con_noi/${UNTITLED}-2/; write a title with Latin letters to choose the address`,
  ]);
});

test('a page keeps the time of its last change until it changes', () => {
  const change = demoSite((tree) => {
    tree.pagine.contatti.testo_introduttivo = { _value: 'Altro testo' };
  });
  const times = new Map(release(change, release(), LATER).pages.map(({ path, changed }) => [path, changed]));
  expect(times.get('/chi_siamo/')).toBe(FIRST);
  expect(times.get('/contatti/')).toBe(LATER);
});

test('after a release that was built while the clock was ahead, no page says that it changed in the future', () => {
  const ahead = release(demoSite(), undefined, '2046-01-01T00:00:00.000Z');
  const { pages } = release(demoSite(), ahead, LATER).register;
  expect(new Set(pages.map(({ changed }) => changed))).toEqual(new Set([LATER]));
});

test('a renamed position is remembered at its earlier address, release after release', () => {
  const third = release(named('Tre'), release(named('Due'), release(named('Uno'))));
  const id = third.register.pages.find(({ path }) => path === '/lavora_con_noi/tre/')?.id;
  expect(third.register.moved).toEqual([
    ['/lavora_con_noi/uno/', id],
    ['/lavora_con_noi/due/', id],
  ]);
  const back = release(named('Uno'), third);
  expect(back.register.moved.map(([path]) => path)).toEqual(['/lavora_con_noi/due/', '/lavora_con_noi/tre/']);
});

test('a tab keeps its address when an earlier tab gets the same label', () => {
  const second = release(
    demoSite((tree) => {
      tree.pagine.cosa_facciamo.servizi.etichetta_servizi = { _value: 'Welfare' };
    }),
    release(),
  );
  const pathOf = (wanted: string): unknown => second.register.pages.find(({ id }) => id === wanted)?.path;
  expect(pathOf('/cosa_facciamo/1')).toBe('/cosa_facciamo/welfare-2/');
  expect(pathOf('/cosa_facciamo/3')).toBe('/cosa_facciamo/welfare/');
});

test('a screen or tab without content has no page, whatever its visibility; a hidden one with content has', () => {
  const all = release().pages.map(({ path }) => path);
  const { pages } = release(
    demoSite(({ pagine }) => {
      pagine.lavora_con_noi = { _visibility: true };
      delete pagine.cosa_facciamo.welfare;
      pagine.contatti._visibility = false;
    }),
  );
  expect(all).toEqual(expect.arrayContaining(['/contatti/', '/lavora_con_noi/']));
  expect(pages.map(({ path }) => path)).toEqual(
    all.filter((path) => path !== '/cosa_facciamo/welfare/' && !path.startsWith('/lavora_con_noi/')),
  );
});
