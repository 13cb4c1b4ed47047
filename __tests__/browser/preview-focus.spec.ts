import { mediaOfTree } from 'still-live/content/checks/check-media';
import { rawAt } from 'still-live/content/raw-tree';
import { EVERY_ROUTE } from './every-route';
import { bar, DRAFT, expect, openPreview, test } from './preview-page';

/** Widths by height of ordinary windows; the check of pictures knows the boxes of all of them. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

test(
  'the boxes by which the check of pictures measures are those of the pages, at every width, and the pictures are wide enough for them, not much wider',
  { tag: '@long' },
  async ({ page, demo }) => {
    test.slow();
    const pictures = mediaOfTree(rawAt(demo, DRAFT)).filter(({ crop }) => crop !== undefined);
    const wrong: string[] = [];
    let seen = 0;
    await openPreview(page);
    // Home's cover leaves room for the bar.
    await bar(page).evaluate((element) => element.style.setProperty('display', 'none'));
    for (const [route] of EVERY_ROUTE) {
      await page.goto(page.url().replace(/#.*|$/, route));
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const boxes = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main [data-content] .swiper img')]
            .filter((image) => image.checkVisibility())
            .map((image) => {
              const paths = image.closest<HTMLElement>('[data-content]')?.dataset['content'] ?? '';
              const box = image.closest<HTMLElement>('.swiper') ?? image;
              // What `sizes` promises in this window.
              const matching = (image.parentElement?.querySelector('source')?.sizes ?? '')
                .split(', ')
                .map((size) => /^(\(.*\) )?(\S+)$/.exec(size) ?? []);
              const [, , promise = ''] = matching.find(([, when]) => !when || matchMedia(when).matches) ?? [];
              const ruler = document.body.appendChild(document.createElement('div'));
              ruler.style.cssText = `position: absolute; width: ${promise}`;
              const promised = ruler.offsetWidth;
              ruler.remove();
              const drawn = Math.max(
                box.offsetWidth,
                (box.offsetHeight * Number(image.getAttribute('width'))) /
                  Number(image.getAttribute('height')),
              );
              return {
                paths,
                box: box.offsetWidth / box.offsetHeight,
                isSharp: promised >= 0.98 * drawn && promised <= 1.35 * drawn,
                width: `${promise}: ${promised} for ${Math.round(drawn)}`,
              };
            }),
        );
        // A page without such pictures has none in another window either.
        if (boxes.length === 0) break;
        for (const { paths, box, isSharp, width: of } of boxes) {
          if (!isSharp) wrong.push(`${route} at ${width} × ${height}: ${of}, ${paths}`);
          const crop = pictures.find(({ path }) =>
            paths.split('#').some((at) => `${path}/`.startsWith(`${at}/`)),
          )?.crop;
          const [narrowest = 0, widest = 0] = crop?.boxes ?? [];
          if (box < narrowest - 0.02 || box > widest + 0.02)
            wrong.push(
              `${route} at ${width} × ${height}: ${box.toFixed(2)} of ${narrowest} to ${widest}, ${paths}`,
            );
          seen += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  },
);
