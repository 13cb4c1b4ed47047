import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';
import { DRAFT, DRAFT_TEXT, previewAddress } from '../preview-page';

const POSITIONS = `${BASE}/pagine/lavora_con_noi/posizioni_aperte/posizioni/_list`;

/**
 * Does to the page what the translators of Chrome, Edge and Firefox do: puts new elements in the place of every text,
 * also of those that come later. Runs in the page.
 */
function translate(): void {
  const FONT: string = 'font';
  const KEPT = 'script, style, noscript, svg, font, [translate="no"]';
  const translateIn = (node: Node): void => {
    if (node instanceof Text) {
      if (!/\S/.test(node.data) || node.parentElement?.closest(KEPT) !== null) return;
      const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
      inner.textContent = `»${node.data}`;
      outer.append(inner);
      node.replaceWith(outer);
    } else if (!(node instanceof Element && node.matches(KEPT))) {
      for (const child of [...node.childNodes]) translateIn(child);
    }
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { subtree: true, childList: true });
}

// [spec 1.2]
test('a page that the browser translates stays live, and its controls still say what they do', async ({
  visit,
  database,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/lavora_con_noi');
  await visitor.tab.evaluate(translate);
  await visitor.sees('header a', '»Contatti');
  expect(await visitor.count('header a', '»Feeling')).toBe(0);

  const before = await database.get(POSITIONS);
  await database.put(`${POSITIONS}/1/titolo/_value`, '');
  await visitor.sees('main li', '»Posizione aperta');
  await database.put(`${POSITIONS}/1/titolo/_value`, 'Un <em>altro</em> titolo');
  await visitor.sees('main li', '»Un »altro» titolo');
  await database.put(POSITIONS, []);
  await visitor.seesNo('main li');
  await database.put(POSITIONS, before);
  await visitor.sees('main li');

  await visitor.click('footer button', 'attivi');
  await visitor.sees('footer button', 'dal vivo: »in pausa');
  await visitor.sees('footer button', '». Riprendi');
  await visitor.click('footer button', 'Riprendi');
  await visitor.sees('footer button', 'dal vivo: »attivi');
  await visitor.sees('footer button', '». Metti in pausa');

  await visitor.click('header a', 'Cosa facciamo');
  await visitor.seesScreen('/cosa_facciamo/1');
  // It was translated before it was shown, so React makes it anew. A press needs its element until the end.
  await visitor.until('React has taken the screen over', () =>
    Object.keys(document.querySelector('[role="tab"]') ?? {}).some((name) => name.startsWith('__react')),
  );
  await visitor.click('[role="tab"]', 'Welfare');
  await visitor.seesScreen('/cosa_facciamo/3');
  expect(await visitor.count('body', 'non è disponibile')).toBe(0);
});

test(
  'a preview that the browser translates follows the draft, and its bar still says what it shows',
  { tag: '@long' },
  async ({ visit, database }) => {
    const BAR = 'aside[aria-label="Anteprima"]';
    const text = `${DRAFT}/footer/colonna_1/titolo/_value`;
    const visitor = await visit();
    await visitor.go(previewAddress().slice(1));
    const countIs = (what: string, test: (count: number) => boolean): Promise<void> =>
      visitor.untilHere(what, async () => {
        const words = await visitor.tab.evaluate(() => document.body.innerText);
        return test(Number(/Tutte le differenze\D*(\d+)/.exec(words)?.[1]));
      });
    let before = 0;
    await countIs('the changes are counted', (count) => (before = count) > 0);
    await visitor.tab.evaluate(translate);
    await visitor.sees(`${BAR} button`, '»Pubblicato');
    await database.put(text, 'Una bozza tradotta');
    await countIs('one more change is counted', (count) => count === before + 1);
    await visitor.click(`${BAR} button`, '»Pubblicato');
    await visitor.seesNo('main', DRAFT_TEXT);
    await visitor.click(`${BAR} button`, '»Bozza');
    await visitor.sees('main', DRAFT_TEXT);
    await visitor.click(`${BAR} button`, 'Tutte le differenze');
    await visitor.sees('li', 'Una bozza tradotta');
    await database.put(text, 'Un’altra bozza tradotta');
    await visitor.sees('li', 'Un’altra bozza tradotta');
  },
);
