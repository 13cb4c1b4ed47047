import { demoSite } from '@/__tests__/app/export-data-fixture';
import { planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES } from 'still-live/build/pages/page-register';
import { sharedPictures } from 'still-live/build/pages/shared-pictures';
import type { SharingCard } from 'still-live/build/sharing/sharing-card';

const SITE = 'https://www.feeling.example';

async function drawnFor(data: ReturnType<typeof demoSite>) {
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
    demoSite((tree) => {
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
    demoSite((tree) => {
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
