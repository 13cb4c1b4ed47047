import sharp from 'sharp';
import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';

const PHONE = { width: 360, height: 740 };

// [spec 2.10, 2.11, 4.6]
test('on a phone the menu opens and closes with its toggle, with Escape, and after a choice', async ({
  visit,
}) => {
  const visitor = await visit(PHONE);
  await visitor.goLive();
  const open = async (): Promise<void> => {
    await visitor.click('header button', 'Apri il menu');
    await visitor.sees('header nav a', 'Contatti');
  };
  await open();
  await visitor.click('header button', 'Chiudi il menu');
  await visitor.seesNo('header nav a', 'Contatti');
  await open();
  await visitor.tab.press('Escape');
  await visitor.seesNo('header nav a', 'Contatti');
  await open();
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.seesNo('header nav a', 'Chi siamo');
});

/** How many pixels of the mark's colour are drawn below a menu entry. */
async function markedPixels(visitor: Visitor, name: string): Promise<number> {
  const { left, top, width, height, ratio } = await visitor.tab.evaluate((words) => {
    const entry = [...document.querySelectorAll('header nav a')].find(
      ({ textContent }) => textContent.trim() === words,
    );
    const { x, bottom, width: wide } = entry?.getBoundingClientRect() ?? new DOMRect();
    return { left: x, top: bottom - 6, width: wide, height: 14, ratio: devicePixelRatio };
  }, name);
  const [x, y, w, h] = [left, top, width, height].map((length) => Math.round(length * ratio));
  const { data } = await sharp(await visitor.tab.screenshot())
    .extract({ left: x ?? 0, top: y ?? 0, width: w ?? 0, height: h ?? 0 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCoral = (at: number): boolean =>
    Math.hypot((data[at] ?? 0) - 0xff, (data[at + 1] ?? 0) - 0x6a, (data[at + 2] ?? 0) - 0x4d) < 30;
  return Array.from({ length: data.length / 3 }, (_, index) => index * 3).filter(isCoral).length;
}

// [spec 2.9]
test('from 900 px up a mark is drawn below the active menu entry, and below the one under the pointer', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: true });
  await visitor.goLive('#/chi_siamo');
  const isMarked = async (name: string): Promise<boolean> => (await markedPixels(visitor, name)) > 20;
  await visitor.untilHere('the active entry is marked', () => isMarked('Chi siamo'));
  expect(await markedPixels(visitor, 'Contatti')).toBe(0);
  const place = await visitor.tab.evaluate(() => {
    const entry = [...document.querySelectorAll('header nav a')].find(
      ({ textContent }) => textContent.trim() === 'Contatti',
    );
    const { x, y, width, height } = entry?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  });
  await visitor.tab.point(...place);
  await visitor.untilHere('the entry under the pointer is marked', () => isMarked('Contatti'));
});
