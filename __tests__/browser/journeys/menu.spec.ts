import sharp from 'sharp';
import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';

const MENU = `${BASE}/impostazioni/etichette/menu`;
const PHONE = { width: 360, height: 740 };

// [spec 2.10, 2.11, 4.6]
test(
  'on a phone the menu opens and closes with its toggle, with Escape, and after a choice; the page behind it does not scroll',
  { tag: '@popover' },
  async ({ visit }) => {
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
  },
);

test(
  'toolbar and tabs have no ground at the top of a page, and a solid one below it',
  { tag: '@timeline' },
  async ({ visit }) => {
    const visitor = await visit({ reducedMotion: true });
    await visitor.goLive('#/cosa_facciamo/2');
    const grounds = (): Promise<readonly string[]> =>
      visitor.tab.evaluate(() => {
        const { body } = document;
        const tabs = document.querySelector('[role="tablist"]')?.parentElement ?? body;
        return [
          getComputedStyle(document.querySelector('header') ?? body, '::before').opacity,
          getComputedStyle(tabs).backgroundColor,
        ];
      });
    const none = ['0', 'rgba(0, 0, 0, 0)'];
    const have = async (top: number, expected: readonly string[]): Promise<void> => {
      await visitor.scrollTo(top);
      let seen: readonly string[] = [];
      const isSo = async (): Promise<boolean> => {
        seen = await grounds();
        return String(seen) === String(expected);
      };
      await visitor.untilHere(`the grounds at ${top}`, isSo, () => `, but ${String(seen)}`);
    };
    await have(0, none);
    await have(300, ['1', 'rgb(251, 246, 239)']);
    await have(0, none);
  },
);

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
test('from 900 px up a mark is drawn below the active menu entry alone, and below the one under the pointer', async ({
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
  // The current one alone is marked.
  const marks = await visitor.tab.evaluate(() =>
    [...document.querySelectorAll('header nav a')].map((link) => [
      link.getAttribute('aria-current'),
      getComputedStyle(link).getPropertyValue('--current'),
    ]),
  );
  const none = [null, '0'];
  expect(marks).toEqual([none, none, ['page', '1'], none, none]);
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
test(
  'before the scripts start, the mark is below the entry of the screen that is shown, and no entry is called the current one',
  { tag: '@long' },
  async ({ visit }) => {
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
      expect(
        await visitor.tab.evaluate(() => document.querySelectorAll('header [aria-current]').length),
      ).toBe(0);
    }
  },
);

/** Widths of windows, entries that do not fit side by side there, and the most that the toolbar is high then. */
const CROWDED = [
  [900, 5, 'Una voce di menu', 73],
  [900, 7, 'Una voce di menu lunga', 73],
  [1280, 9, 'Una voce di menu', 73],
  [900, 5, 'Sostenibilità, persone e territorio', 73],
  [900, 7, 'Sostenibilità, lavoro, persone', 130],
  [900, 5, 'Sostenibilità, persone, territorio e responsabilità sociale', 130],
  [900, 17, 'Una voce di menu', 320],
] as const;

// [spec 2.8]
test('entries that do not fit side by side stand in rows: all are in sight, within the toolbar, each in one line, and the page begins below it', async ({
  visit,
  database,
}) => {
  const visitor = await visit({ height: 640 });
  for (const [width, count, label, highest] of CROWDED) {
    const pages = ['home', 'cosa_facciamo', 'chi_siamo', 'lavora_con_noi', 'contatti'];
    const shown = Array.from({ length: count }, (_, index) => pages[index] ?? `pagina_${index}`);
    const entries = shown.map((page, order) => [page, { _value: label, url: '#/contatti', order }]);
    await database.put(MENU, Object.fromEntries(entries));
    for (const page of shown) await database.put(`${BASE}/pagine/${page}/_visibility`, true);
    await visitor.tab.resize(width, 640);
    await visitor.goLive('#/cosa_facciamo/1');
    await visitor.until(
      `${count} entries are in sight, at ${width} pixels`,
      (wanted, most) => {
        const floor = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const labels = [...document.querySelectorAll('header nav a > span')];
        const isInSight = (entry: Element): boolean => {
          const { left, right, top, bottom } = entry.getBoundingClientRect();
          const isOneLine = bottom - top < 1.5 * parseFloat(getComputedStyle(entry).lineHeight);
          return left >= 0 && right <= innerWidth && top >= 0 && bottom < floor + 1 && isOneLine;
        };
        const tabs = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top ?? NaN;
        return floor < most && tabs >= floor && labels.length === wanted && labels.every(isInSight);
      },
      count,
      highest,
    );
  }
});
