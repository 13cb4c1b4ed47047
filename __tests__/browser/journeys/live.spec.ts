import { expect, test } from '../engines/journey';
import { BASE, LIVE_RECORDS } from '../live-records';

// [spec 1.2, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.22]
test('a change of every live record appears in the open page; an open position offers the present address to apply to', async ({
  visit,
  database,
}) => {
  const visitor = await visit();
  await visitor.goLive();
  for (const [index, [hash, path, screen]] of LIVE_RECORDS.entries()) {
    await visitor.tab.evaluate((next) => (location.hash = next), hash === '' ? '#/' : hash);
    await visitor.sees(screen);
    await database.put(`${BASE}/${path}`, `Scritto <b>adesso ${index}</b>`);
    await visitor.sees(screen, `Scritto adesso ${index}`);
  }
  await visitor.tab.evaluate(() => (location.hash = '#/lavora_con_noi_dettaglio/2'));
  const address = `${BASE}/pagine/lavora_con_noi/introduzione/cta_candidatura/cta_link/_value`;
  await database.put(address, 'nuovo@esempio.it');
  await visitor.sees('[id="/lavora_con_noi_dettaglio/2"] a[href^="mailto:nuovo@esempio.it"]');
});

const WATCH_NODES = `{
  const seen = window.mutationsSeen = [];
  new MutationObserver(() => {
    if (!('hydrated' in document.documentElement.dataset)) return;
    new MutationObserver((records) => seen.push(...records.map(({ type }) => type)))
      .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}`;

// [spec 8.3]
test('live values equal to the snapshot change no node, nor does a value of the wrong kind', async ({
  visit,
  database,
}) => {
  const visitor = await visit({ before: WATCH_NODES });
  await visitor.goLive('#/chi_siamo');
  const seen = (): Promise<string[]> =>
    visitor.tab.evaluate(() => (window as unknown as { mutationsSeen: string[] }).mutationsSeen);
  const about = `${BASE}/pagine/chi_siamo`;
  const before = await database.get(about);
  await database.put(about, 'non è un record');
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Arrivato');
  await visitor.sees('footer', 'Arrivato');
  expect(await seen()).toEqual([]);
  await database.put(about, before);
  await database.put(`${about}/testo_introduzione/_value`, 'Diverso');
  await visitor.sees('main', 'Diverso');
  expect(await seen()).not.toEqual([]);
});

test('an update leaves place and focus as they were; a database that is killed leaves the page whole, as the control of the live updates says, and once it is back the page catches up', async ({
  visit,
  database,
  expectComplaints,
}) => {
  // What the browser itself says about a refused connection.
  expectComplaints(/WebSocket connection to|can’t establish a connection|net::ERR_|was interrupted/);
  const visitor = await visit();
  await visitor.goLive();
  await visitor.scrollTo(900);
  const isFocused = (): boolean => document.activeElement === document.querySelectorAll('[id="/"] a')[1];
  await visitor.tab.evaluate(() => {
    document.querySelectorAll<HTMLElement>('[id="/"] a')[1]?.focus({ preventScroll: true });
  });
  const list = 'pagine/home/blocchi_immagine_testo_cta/_list';
  await database.put(`${BASE}/${list}/3/descrizione/_value`, '<p>Cambiato più in basso</p>');
  await visitor.sees('[id="/"]', 'Cambiato più in basso');
  expect(await visitor.tab.evaluate(isFocused)).toBe(true);
  expect(await visitor.scrolled()).toBe(900);

  await database.stop();
  await visitor.click('header nav a', 'Chi siamo');
  await visitor.seesScreen('/chi_siamo');
  const control = 'footer button';
  await visitor.sees(control, 'senza connessione');
  await database.start();
  await database.put(`${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`, 'Ripartito');
  await visitor.sees('footer', 'Ripartito');
  await visitor.sees(control, 'attivi');
});

/** Returns the words of a screen that are broken at the end of a line. Runs in the page. */
function brokenWords(screen: string): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.getElementById(screen) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.nodeValue?.matchAll(/\S+/g) ?? []) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
}

test(
  'a text in which every space is one that does not break has whole words on a phone',
  { tag: '@long' },
  async ({ visit, database }) => {
    const words =
      'Accompagniamo consigliere, responsabili amministrative e quadri intermedi per 20 km o 3 anni';
    await database.put(
      `${BASE}/pagine/contatti/testo_introduttivo/_value`,
      `<p>${`${words} `.repeat(6).trim().replaceAll(' ', '&nbsp;')}</p>`,
    );
    const visitor = await visit({ width: 360, height: 640 });
    await visitor.goLive('#/contatti');
    await visitor.sees('[id="/contatti"] p', 'Accompagniamo');
    expect(await visitor.tab.evaluate(brokenWords, '/contatti')).toEqual([]);
  },
);
