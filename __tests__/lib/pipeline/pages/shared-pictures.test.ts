import { demoSite } from '@/__tests__/app/site-data-fixture';
import { setEntryPicture } from '@/lib/pipeline/pages/entry-picture';
import { sharedPictures } from '@/lib/pipeline/pages/shared-pictures';
import type { SharingCard } from '@/lib/pipeline/sharing/sharing-card';
import { parsePage, writePage } from '@/lib/pipeline/export/html-tree';

async function homeCard(statement: string): Promise<[SharingCard | undefined, string | undefined]> {
  const drawn: SharingCard[] = [];
  const data = demoSite((tree) => {
    tree.pagine.home.testo_chi_siamo = { _value: statement };
  });
  const { home } = await sharedPictures([], [], undefined, data, (cards) => {
    drawn.push(...cards);
    return Promise.resolve(cards.map(() => '/media/condivisione-1.png'));
  });
  return [drawn[0], home?.alt];
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

test('the entry has one picture for link previews, with its size and text, and the large card', () => {
  const entry = parsePage(
    '<head><title>x</title><meta property="og:image" content="/a.jpg"><meta property="og:image:alt" content="a">' +
      '<meta name="twitter:image" content="/a.jpg"><meta name="twitter:card" content="summary"></head>',
  );
  setEntryPicture(entry, { url: 'https://x.example/b.png', alt: '"b"', width: 1200, height: 630 });
  expect(writePage(entry)).toContain(
    '<head><title>x</title><meta name="twitter:card" content="summary_large_image"><meta property="og:image" content="https://x.example/b.png">' +
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="&quot;b&quot;"></head>',
  );
});
