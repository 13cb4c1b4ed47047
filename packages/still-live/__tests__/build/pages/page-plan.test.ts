import type { SiteData } from 'still-live/content/site-data';
import { type PagePlan, planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES, type RegisteredPage } from 'still-live/build/pages/page-register';
import { slugOf } from 'still-live/route/slug';
import { type AddressWish, pageAddresses } from 'still-live/build/pages/page-addresses';
import { readFile } from 'node:fs/promises';
import { writeSecurityText } from 'still-live/build/pages/write-addresses';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { sharedPictures } from 'still-live/build/pages/shared-pictures';
import type { SharingCard } from 'still-live/build/sharing/sharing-card';
import { ownExport, ownSite } from '../../own-data';
import { POSITIONS } from '../../own-site';

const [FIRST, LATER] = ['2026-01-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z'];

const UNTITLED = slugOf(POSITIONS.entry.one, '');

type Tree = Parameters<NonNullable<Parameters<typeof ownSite>[0]>>[0];

const positionsOf = (tree: Tree): Tree => tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;

function release(data: SiteData = ownSite(), before?: PagePlan, now = FIRST): PagePlan {
  return planPages(data, before?.register ?? NO_PAGES, now);
}

const named = (title: string): SiteData =>
  ownSite((tree) => {
    positionsOf(tree)[1].titolo = { _value: title };
  });

test('every position has a page with a title of its own, however many there are; no address leaves its folder', () => {
  const { pages } = release(
    ownSite((tree) => {
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
  const data = ownSite((tree) => {
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
  const change = ownSite((tree) => {
    tree.pagine.contatti.testo_introduttivo = { _value: 'Altro testo' };
  });
  const times = new Map(release(change, release(), LATER).pages.map(({ path, changed }) => [path, changed]));
  expect(times.get('/chi_siamo/')).toBe(FIRST);
  expect(times.get('/contatti/')).toBe(LATER);
});

test('after a release that was built while the clock was ahead, no page says that it changed in the future', () => {
  const ahead = release(ownSite(), undefined, '2046-01-01T00:00:00.000Z');
  const { pages } = release(ownSite(), ahead, LATER).register;
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
    ownSite((tree) => {
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
    ownSite(({ pagine }) => {
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

describe('the address of a page', () => {
  function position(title: string, body = title): AddressWish {
    const wanted = slugOf(title, 'posizione');
    return { screen: undefined, folder: '/lavora_con_noi/', wanted, content: `${title}|${body}`, body };
  }

  function registered(
    positions: readonly AddressWish[],
    before: readonly RegisteredPage[] = [],
  ): RegisteredPage[] {
    return pageAddresses(positions, before).map(({ id, path, wanted, content, body }) => {
      return { id, path, wanted, content, body, changed: '' };
    });
  }

  const pathsOf = (pages: readonly { path: string }[]): string[] => pages.map(({ path }) => path);

  test('a new order changes no address, not even of positions with one title', () => {
    const list = [position('Cuoco'), position('Cuoco', 'altro'), position('Sarto')];
    const before = registered(list);
    const after = pageAddresses([...list].reverse(), before);
    expect(pathsOf(after)).toEqual(pathsOf(before).reverse());
  });

  test('a position whose text is written anew is the one with its title', () => {
    const before = registered([position('Cuoco', 'a'), position('Cuoco', 'b')]);
    const after = pageAddresses([position('Cuoco', 'b'), position('Cuoco', 'c')], before);
    expect(pathsOf(after)).toEqual(pathsOf(before).reverse());
  });

  test('a position that takes the title of one that has gone is another one', () => {
    const first = registered([position('Cuoco', 'a')]);
    const second = registered([position('Sarto', 'a')], first);
    const [renamed, fresh] = registered([position('Sarto', 'a'), position('Cuoco', 'b')], second);
    expect(fresh).toMatchObject({ path: '/lavora_con_noi/cuoco/' });
    expect(fresh?.id).not.toBe(renamed?.id);
  });

  test('a position that wants the name of a screen, or of its label, takes no address of it', () => {
    const tab = {
      screen: '/cosa_facciamo/1',
      folder: '/cosa_facciamo/',
      wanted: 'servizi',
      content: 'a',
      body: '',
    };
    const before = registered([tab]);
    expect(pathsOf(registered([{ ...tab, content: 'b' }, position('Servizi')], before))).toEqual([
      '/cosa_facciamo/servizi/',
      '/lavora_con_noi/servizi/',
    ]);
  });
});

describe('the picture for sharing', () => {
  const SITE = 'https://www.feeling.example';

  async function drawnFor(data: ReturnType<typeof ownSite>) {
    const drawn: SharingCard[] = [];
    const plan = planPages(data, NO_PAGES, '2026-01-01T00:00:00.000Z');
    const pictures = await sharedPictures(plan, data, SITE, (cards) => {
      drawn.push(...cards);
      return Promise.resolve(cards.map((_card, index) => (index < 3 ? `/media/${index}.png` : undefined)));
    });
    return { drawn, pictures };
  }

  async function homeCard(statement: string): Promise<[SharingCard | undefined, string | undefined]> {
    const { drawn, pictures } = await drawnFor(
      ownSite((tree) => {
        tree.pagine.home.testo_chi_siamo = { _value: statement };
      }),
    );
    return [drawn[0], pictures.get('/')?.alt];
  }

  test.each([
    ['<p>Si lavora meglio dove si sta bene. Dal 2009…</p>', 'Si lavora meglio dove si sta bene.'],
    [`<p>${'parola '.repeat(40)}.</p>`, ''],
    ['<p>Senza punto</p>', ''],
    ['', ''],
  ])('the card of Home has the first sentence of %s, when it is short', async (statement, title) => {
    const [card, alt] = await homeCard(statement);
    expect(card).toMatchObject({ title, kicker: '' });
    expect(alt).toBe(title === '' ? 'Feeling' : `Feeling: ${title}`);
  });

  test('a card has the name of its page, what contains it, and the first picture that the page shows', async () => {
    const { drawn, pictures } = await drawnFor(
      ownSite((tree) => {
        tree.pagine.cosa_facciamo.prodotti.immagini_di_copertina = {
          _list: [
            {},
            { _id: '1', immagine: { _value: '/demo/film.mp4', _mediaType: 'video/mp4' } },
            {
              _id: '2',
              immagine: { _value: '/demo/mattina.jpg', _mediaType: 'image/jpeg', _focus: '80 20' },
            },
          ],
        };
      }),
    );
    expect(drawn[2]).toMatchObject({
      title: 'Prodotti',
      kicker: 'Cosa facciamo',
      picture: 'media/abc-960.jpg',
      focus: '80% 20%',
    });
    expect(pictures.get('/cosa_facciamo/prodotti/')).toMatchObject({
      url: `${SITE}/media/2.png`,
      alt: 'Prodotti — Cosa facciamo — Feeling',
    });
    expect(drawn.find(({ title }) => title === 'Consulente di welfare aziendale')?.kicker).toBe(
      'Lavora con noi',
    );
    expect(pictures.size).toBe(3);
  });

  describe('security.txt', () => {
    const dir = temporaryFolder();

    test('names the page of contacts, its own address and the languages, and holds for less than a year (RFC 9116)', async () => {
      const data = ownExport();
      await writeSecurityText(dir(), data);
      const text = await readFile(dir('.well-known/security.txt'), 'utf8');
      const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
      expect(text.replace(expires, '…')).toBe(
        `Contact: ${SITE}/contatti/\nExpires: …\nPreferred-Languages: it, en\nCanonical: ${SITE}/.well-known/security.txt\n`,
      );
      const days = (Date.parse(expires) - Date.parse(data.now)) / 86_400_000;
      expect([days > 0, days < 365]).toEqual([true, true]);
    });
  });
});

test('twice as many entries of one title, or all with new ones, take about twice the time to find addresses', () => {
  const stepsFor = (count: number): number => {
    let steps = 0;
    const wishes = Array.from({ length: count }, (_, index): AddressWish => ({
      screen: undefined,
      folder: '/lavora_con_noi/',
      get wanted() {
        steps += 1;
        return 'cuoco';
      },
      content: String(index),
      body: '',
    }));
    const before = Array.from({ length: count }, (_, index): RegisteredPage => ({
      id: `oste-${index}`,
      path: `/lavora_con_noi/oste-${index}/`,
      get wanted() {
        steps += 1;
        return `oste-${index}`;
      },
      content: `prima ${index}`,
      body: '',
      changed: FIRST,
    }));
    pageAddresses(wishes, before);
    return steps;
  };
  expect(stepsFor(200)).toBeLessThan(3 * stepsFor(100));
});
