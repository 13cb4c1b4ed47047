import sharp from 'sharp';
import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';

const PHONE = { width: 360, height: 740 };

// [spec 2.10, 2.11, 4.6]
test('on a phone the menu opens and closes with its toggle, with Escape, and after a choice; the page behind it does not scroll', async ({
  visit,
}) => {
  const visitor = await visit({ ...PHONE, reducedMotion: false });
  await visitor.goLive();
  const open = async (): Promise<void> => {
    await visitor.click('header button', 'Apri il menu');
    await visitor.sees('header nav a', 'Contatti');
  };
  const canScroll = (): Promise<boolean> =>
    visitor.tab.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  expect(await canScroll()).toBe(true);
  await open();
  expect(await canScroll()).toBe(false);
  await visitor.click('header button', 'Chiudi il menu');
  await visitor.seesNo('header nav a', 'Contatti');
  expect(await canScroll()).toBe(true);
  await open();
  await visitor.tab.press('Escape');
  await visitor.seesNo('header nav a', 'Contatti');
  await open();
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.seesNo('header nav a', 'Chi siamo');
});

/** How many pixels of the mark's colour are drawn below each of some menu entries, in one picture of the page. */
async function markedPixels(visitor: Visitor, names: readonly string[]): Promise<number[]> {
  const { boxes, ratio } = await visitor.tab.evaluate((words) => {
    const entries = [...document.querySelectorAll('header nav a')];
    const below = (name: string) => {
      const entry = entries.find(({ textContent }) => textContent.trim() === name);
      const { x, bottom, width } = entry?.getBoundingClientRect() ?? new DOMRect();
      return { left: x, top: bottom - 6, width, height: 14 };
    };
    return { boxes: words.map(below), ratio: devicePixelRatio };
  }, names);
  const picture = await visitor.tab.screenshot();
  const isCoral = (data: Buffer, at: number): boolean =>
    Math.hypot((data[at] ?? 0) - 0xff, (data[at + 1] ?? 0) - 0x6a, (data[at + 2] ?? 0) - 0x4d) < 30;
  const counts = boxes.map(async ({ left, top, width, height }) => {
    const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map((length) =>
      Math.round(length * ratio),
    );
    const part = sharp(picture).extract({ left: x, top: y, width: w, height: h }).removeAlpha().raw();
    const { data } = await part.toBuffer({ resolveWithObject: true });
    return Array.from({ length: data.length / 3 }, (_, index) => index * 3).filter((at) => isCoral(data, at))
      .length;
  });
  return Promise.all(counts);
}

// [spec 2.9]
test('from 900 px up a mark is drawn below the active menu entry, and below the one under the pointer', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: true });
  await visitor.goLive('#/chi_siamo');
  let other = 0;
  await visitor.untilHere('the active entry is marked', async () => {
    const [active = 0, contacts = 0] = await markedPixels(visitor, ['Chi siamo', 'Contatti']);
    other = contacts;
    return active > 20;
  });
  expect(other).toBe(0);
  const place = await visitor.tab.evaluate(() => {
    const entry = [...document.querySelectorAll('header nav a')].find(
      ({ textContent }) => textContent.trim() === 'Contatti',
    );
    const { x, y, width, height } = entry?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  });
  await visitor.tab.point(...place);
  await visitor.untilHere('the entry under the pointer is marked', async () => {
    const [contacts = 0] = await markedPixels(visitor, ['Contatti']);
    return contacts > 20;
  });
});

/** Screens with the menu entry that stands for each. */
const MARKED = [
  ['', 'Home'],
  ['#/nulla', 'Home'],
  ['#/cosa_facciamo/2', 'Cosa facciamo'],
  ['#/lavora_con_noi_dettaglio/1', 'Lavora con noi'],
] as const;

// [spec 2.9]
test('before the scripts start, the mark is below the entry of the screen that is shown, and no entry is called the current one; then the current one alone is marked', async ({
  visit,
}) => {
  const visitor = await visit({
    reducedMotion: true,
    // The scripts of the page never come.
    before: "Object.defineProperty(HTMLScriptElement.prototype, 'src', { set() {} });",
  });
  for (const [hash, name] of MARKED) {
    await visitor.go(hash);
    await visitor.sees('header nav a', name);
    const names = await visitor.tab.evaluate(() =>
      [...document.querySelectorAll('header nav a')].map(({ textContent }) => textContent.trim()),
    );
    const pixels = await markedPixels(visitor, names);
    expect(
      names.filter((_, index) => (pixels[index] ?? 0) > 20),
      hash,
    ).toEqual([name]);
    expect(await visitor.tab.evaluate(() => document.querySelectorAll('header [aria-current]').length)).toBe(
      0,
    );
  }

  const started = await visit();
  await started.goLive('#/chi_siamo');
  const marks = await started.tab.evaluate(() =>
    [...document.querySelectorAll('header nav a')].map((link) => [
      link.getAttribute('aria-current'),
      getComputedStyle(link).getPropertyValue('--mark'),
    ]),
  );
  const none = [null, ''];
  expect(marks).toEqual([none, none, ['page', ''], none, none]);
});

test('labels of several words wrap where they do not fit side by side, so that every entry is in sight and within the toolbar', async ({
  visit,
  database,
}) => {
  const labels = { chi_siamo: 'Chi siamo e da dove veniamo', contatti: 'Contatti e sedi' };
  for (const [page, label] of Object.entries(labels))
    await database.put(`${BASE}/impostazioni/etichette/menu/${page}/_value`, label);
  const visitor = await visit({ width: 900, height: 600 });
  await visitor.goLive();
  await visitor.sees('header nav a', labels.contatti);
  await visitor.until('all entries are in the toolbar', () => {
    const toolbar = document.querySelector('header')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('header nav a')].map((entry) =>
      entry.getBoundingClientRect(),
    );
    return boxes.every(
      ({ left, right, top, bottom }) =>
        left >= 0 && right <= innerWidth && top >= 0 && bottom <= (toolbar?.bottom ?? 0),
    );
  });
});
