import { expect, test } from '../engines/journey';
import { overflowing } from '../layout/overflowing';

/* What a visitor asked of the system or of the browser: larger text, less motion, other colours. Paper: print.spec.ts. */

test(
  'with text of any size up to 250 % the page lives, and nothing is wider than the window',
  { tag: '@long' },
  async ({ visit }) => {
    const visitor = await visit();
    await visitor.goLive('#/contatti');
    for (const width of [1280, 360]) {
      await visitor.tab.resize(width, 800);
      // Texts of many widths: `text-wrap: pretty` crashed WebKit at some of them.
      await visitor.tab.evaluate(() => {
        for (let percent = 100; percent <= 250; percent += 6) {
          document.documentElement.style.fontSize = `${percent}%`;
          document.body.getBoundingClientRect();
        }
        document.documentElement.style.fontSize = '200%';
      });
      expect(await visitor.tab.evaluate(overflowing), `${width} px`).toEqual([]);
    }
  },
);

test('in forced colours what is current is told by a line: menu entry, tab and card; every bullet of a slider is seen', async ({
  visit,
  engineName,
}) => {
  test.skip(engineName === 'webkit', 'it has no forced colours');
  const visitor = await visit({ forcedColors: true });
  await visitor.goLive('#/cosa_facciamo/1');
  const style = (selector: string, property: string): Promise<string> =>
    visitor.tab.evaluate(
      (found, name) => {
        const element = document.querySelector(found);
        return element === null ? 'missing' : getComputedStyle(element).getPropertyValue(name);
      },
      selector,
      property,
    );
  expect(await style('header nav a[aria-current]', 'text-decoration-line')).toBe('underline');
  expect(await style('[role="tab"][aria-selected="true"]', 'outline-style')).toBe('solid');
  expect(await style('[role="tab"][aria-selected="false"]', 'outline-style')).toBe('none');
  await visitor.sees('button', 'Vai alla diapositiva 2 di');
  const [ground, ...bullets] = await visitor.tab.evaluate(() => {
    const canvas = document.body.appendChild(document.createElement('i'));
    canvas.style.backgroundColor = 'Canvas';
    const found = document.querySelectorAll('[aria-roledescription="carosello"] > :last-child > button');
    const shown = [...found].filter((bullet) => bullet.checkVisibility());
    return [
      getComputedStyle(canvas).backgroundColor,
      ...shown.map((bullet) => getComputedStyle(bullet, '::after').backgroundColor),
    ];
  });
  expect(bullets.length).toBeGreaterThan(1);
  expect(bullets).not.toContain(ground);
  expect(bullets).not.toContain('rgba(0, 0, 0, 0)');
});

test('with less motion nothing turns, nothing enters and no screen fades; bullets still work', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: true });
  await visitor.goLive();
  expect(await visitor.tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  await visitor.sees('.swiper-initialized');
  await visitor.sees('button', 'Riprendi lo scorrimento');
  // What follows the scrolling of the visitor is not motion of its own; what is cut short lasts less than a frame.
  const moving = (): number =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 10).length;
  expect(await visitor.tab.evaluate(moving)).toBe(0);
  await visitor.click('button', 'Vai alla diapositiva 2 di');
  await visitor.until(
    'slide 2 is shown',
    () => document.querySelector('.swiper-slide-active')?.ariaLabel?.startsWith('2 di') === true,
  );
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
});
