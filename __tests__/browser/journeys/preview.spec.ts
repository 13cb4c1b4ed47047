import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { isLongRun } from '../long-run';
import { DRAFT, previewAddress } from '../preview-page';

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
