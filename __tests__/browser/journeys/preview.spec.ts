import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';
import { isLongRun } from '../long-run';
import { DRAFT, DRAFT_TEXT, KEY, NAME, NOT_AVAILABLE, previewAddress } from '../preview-page';

const BAR = 'aside[aria-label="Anteprima"]';

/** Opens the preview and waits until the draft was compared with what is published. */
async function openPreview(visitor: Visitor, hash = ''): Promise<void> {
  await visitor.go(previewAddress(hash).slice(1));
  await visitor.untilHere('the changes are counted', async () => {
    return visitor.tab.evaluate(() => /Tutte le differenze\s*\d/.test(document.body.innerText));
  });
}

/** Types a text into a field of React. */
function typeInto(visitor: Visitor, selector: string, text: string): Promise<void> {
  return visitor.tab.evaluate(
    (field, value) => {
      const element = document.querySelector(field);
      if (element === null) throw new Error(`no ${field}`);
      // React notes what is assigned to the element itself.
      Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    selector,
    text,
  );
}

/** How a block of the draft is marked. */
function markOf(visitor: Visitor, path: string): Promise<string | null> {
  return visitor.tab.evaluate(
    (content) => document.querySelector(`[data-content="${content}"]`)?.getAttribute('data-changed') ?? null,
    path,
  );
}

// In the short run the specs of the preview say the same of Chromium, and the walk of the others.
for (const sealed of isLongRun ? [false, true] : []) {
  test.describe(sealed ? 'a sealed draft' : 'an open draft', () => {
    test.use({ sealed });

    test('the right key shows draft and bar; the switch shows what is published and the draft again; links stay in the preview; leaving keeps the route', async ({
      visit,
    }) => {
      const visitor = await visit({ reducedMotion: false });
      await openPreview(visitor);
      await visitor.sees(BAR, NAME);
      await visitor.sees('main', DRAFT_TEXT);
      await visitor.click(`${BAR} button`, 'Pubblicato');
      await visitor.seesNo('main', DRAFT_TEXT);
      await visitor.until('the title says so', () => document.title === 'Pubblicato · Feeling');
      await visitor.click(`${BAR} button`, 'Bozza');
      await visitor.sees('main', DRAFT_TEXT);
      await visitor.click('header nav a', 'Contatti');
      await visitor.sees('h1', 'Contatti');
      expect(await visitor.tab.evaluate(() => location.search)).toBe(`?draft=true&projectApiKey=${KEY}`);
      await visitor.tab.back();
      await visitor.sees('main', DRAFT_TEXT);
      await visitor.tab.forward();
      await visitor.sees('h1', 'Contatti');
      await visitor.click(`${BAR} a`, 'Esci');
      await visitor.isLive();
      await visitor.seesScreen('/contatti');
      expect(await visitor.tab.evaluate(() => location.search)).toBe('');
      await visitor.seesNo(BAR);
    });

    test('a wrong key shows that the preview is not available, and nothing else; with the right one a change of the draft arrives and is marked, until it is published', async ({
      visit,
      database,
    }) => {
      const visitor = await visit();
      await visitor.go(previewAddress('#/chi_siamo', 'sbagliata').slice(1));
      await visitor.sees('h1', NOT_AVAILABLE);
      expect(await visitor.count('header, footer, nav')).toBe(0);
      await openPreview(visitor, '#/chi_siamo');
      const path = 'pagine/chi_siamo/testo_introduzione';
      await database.put(`${DRAFT}/${path}/_value`, '<p>Un’introduzione nuova</p>');
      await visitor.sees('main', 'Un’introduzione nuova');
      await visitor.untilHere('it is marked', async () => (await markOf(visitor, path)) === 'changed');
      await database.put(`${BASE}/${path}/_value`, '<p>Un’introduzione nuova</p>');
      await visitor.untilHere('the mark is gone', async () => (await markOf(visitor, path)) === null);
    });
  });
}

test('on a phone the open menu stands before the bar: its entries can be pressed', async ({ visit }) => {
  const visitor = await visit({ width: 320, height: 640 });
  await visitor.go(previewAddress('#/contatti').slice(1));
  // On a phone the bar starts folded.
  await visitor.click(`${BAR} button`, 'Apri la barra');
  for (const entry of ['Home', 'Cosa facciamo', 'Chi siamo', 'Contatti']) {
    await visitor.click('header button', 'Apri il menu');
    await visitor.click('header nav a', entry);
    await visitor.seesNo('header nav a');
    await visitor.sees(BAR);
  }
});

test(
  'the dialog opens with the focus in it and closes with its icon, with Escape and outside of it; in that of the focal point a click on a picture gives one, which keeps the point in view once it is in the content',
  { tag: '@dialog' },
  async ({ visit, database, engineName }) => {
    const visitor = await visit({ pictures: true });
    await openPreview(visitor);
    const open = async (): Promise<void> => {
      await visitor.click(`${BAR} button`, 'Tutte le differenze');
      await visitor.sees('dialog h2', 'Che cosa cambia');
      await visitor.until(
        'the focus is in the dialog',
        () => document.activeElement?.closest('dialog') !== null,
      );
    };
    await open();
    await visitor.click('dialog button', 'Chiudi');
    await visitor.seesNo('dialog');
    await open();
    await visitor.tab.press('Escape');
    await visitor.seesNo('dialog');
    await visitor.until(
      'the focus is back',
      () => document.activeElement?.textContent.includes('Tutte le differenze') === true,
    );
    await open();
    await visitor.tab.click(5, 5);
    await visitor.seesNo('dialog');
    await open();
    await visitor.click('dialog li a', 'Mostra nella pagina');
    await visitor.seesNo('dialog');

    // What a click in it means is the same code in every engine.
    if (engineName !== 'chromium' && !isLongRun) return;
    await visitor.click(`${BAR} button`, 'Altro');
    await visitor.click(`${BAR} button`, 'Punto a fuoco');
    await visitor.sees('dialog h2', 'Punto a fuoco');
    await visitor.tab.evaluate(() => {
      document.querySelector('dialog li img')?.scrollIntoView({ behavior: 'instant' });
    });
    let [x, y] = [0, 0];
    await visitor.untilHere('the picture is there and stands still', async () => {
      const before = `${x} ${y}`;
      const point = await visitor.tab.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('dialog li img');
        const { left, top, width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
        // A picture that has not begun to load may be complete, and without a height.
        if (!picture?.complete || picture.naturalWidth === 0 || height === 0) return undefined;
        return [Math.round(left + width / 5), Math.round(top + (4 * height) / 5)] as const;
      });
      [x, y] = point ?? [0, 0];
      return point !== undefined && before === `${x} ${y}`;
    });
    await visitor.tab.click(x, y);
    await visitor.sees('dialog button', 'Copia 20 80');
    const path = await visitor.tab.evaluate(
      () => document.querySelector('dialog li code')?.textContent ?? '',
    );
    const positions = (): Promise<string[]> =>
      visitor.tab.evaluate(() =>
        [...document.querySelectorAll('main section[id="/"] img')].map(
          (image) => getComputedStyle(image).objectPosition,
        ),
      );
    expect(await positions()).not.toContain('20% 80%');
    await database.put(`${DRAFT}/${path}`, '20 80');
    await visitor.untilHere('the picture keeps the point', async () =>
      (await positions()).includes('20% 80%'),
    );
    await database.put(`${DRAFT}/${path}`, '50,5 %');
    await visitor.untilHere('the middle again', async () => !(await positions()).includes('20% 80%'));
    await visitor.click('dialog button', 'Chiudi');
    await visitor.click(`${BAR} button`, 'Da controllare');
    await visitor.sees('dialog', 'qui serve un punto, come 50 20');
  },
);

test.describe('a sealed database', () => {
  test.use({ sealed: true });

  test('a remark is left on a block, seen by another reviewer as a pin and in the list, and resolved; one that the database does not take keeps its text', async ({
    visit,
    database,
    expectComplaints,
  }) => {
    const writer = await visit();
    await openPreview(writer, '#/chi_siamo');
    await writer.click(`${BAR} button`, 'Annota');
    await writer.click('main h1');
    await writer.sees('dialog label', 'Osservazione');
    await typeInto(writer, 'dialog input', 'Irene');
    await typeInto(writer, 'dialog textarea', 'Si può dire più breve?');
    await writer.click('dialog button', 'Lascia l’osservazione');
    await writer.sees('dialog li', 'Si può dire più breve?');

    // From here on only the other reviewer clicks: Firefox draws one tab at a time.
    const reader = await visit();
    await openPreview(reader, '#/chi_siamo');
    await reader.sees('button[aria-label^="1 osservazione"]', '1');
    await reader.click('button[aria-label^="1 osservazione"]');
    await reader.sees('dialog li', 'Irene');
    expect(await reader.tab.evaluate(() => document.querySelector('dialog textarea')?.textContent)).toBe('');
    await reader.click('dialog button', 'Chiudi');
    await reader.click(`${BAR} button`, 'Altro');
    await reader.click(`${BAR} button`, 'Osservazioni');
    await reader.sees('dialog li', 'Si può dire più breve?');
    await typeInto(reader, 'dialog input', 'Ugo');
    await reader.click('dialog button', 'Risolvi');
    await reader.sees('dialog summary', 'Risolte: 1');
    await writer.sees('dialog summary', 'Risolte: 1');
    await reader.click('dialog button', 'Chiudi');
    await reader.seesNo('button[aria-label^="1 osservazione"]');

    // The database is gone while a text is sent.
    expectComplaints(/websocket|connect|ERR_|NS_ERROR|socket/i);
    await database.stop();
    await reader.click(`${BAR} button`, 'Annota');
    await reader.click('main h1');
    await typeInto(reader, 'dialog textarea', 'Senza database');
    await reader.click('dialog button', 'Lascia l’osservazione');
    await reader.sees('dialog [role="status"]', 'parte appena torna');
    expect(await reader.tab.evaluate(() => document.querySelector('textarea')?.value)).toBe('Senza database');
    await database.start();
    await reader.until('the text was taken', () => document.querySelector('textarea')?.value === '');
    const reviews = JSON.stringify(await database.get('reviews/feeling'));
    expect(reviews).toContain('Senza database');
  });
});
