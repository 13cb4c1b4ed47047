import type { Browser, CDPSession } from '@playwright/test';
import { applyConditions, type Conditions } from './conditions';
import { ROUTES } from './measure';
import type { BenchSite } from './site';

/** In how many first visits the brand's fonts were used at the first contentful paint. */
export interface FaceReading {
  readonly conditions: Conditions['name'];
  readonly visits: number;
  readonly heading: number;
  readonly text: number;
}

/** Whether heading and text used the brand's fonts at the first paint that shows a heading. */
interface FirstFaces {
  readonly heading: boolean;
  readonly text: boolean;
}

/** The fonts by their internal names. */
const HEADING_FACE = /^Bricolage/;
const TEXT_FACE = /^Instrument/;

/** Returns the source of an expression that finds the first visible element of a selector with text. */
const shown = (selector: string): string =>
  `[...document.querySelectorAll('main ${selector}')].find((element) => element.checkVisibility() && element.textContent.trim() !== '')`;

/** Resolves at the first contentful paint of the next navigation. */
function firstPaint(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/** Returns the names of the fonts that draw an element's text now; none when the page has no such element. */
async function fontsOf(session: CDPSession, selector: string): Promise<readonly string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: shown(selector) });
  if (result.objectId === undefined) return [];
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ glyphCount }) => glyphCount > 0).map(({ familyName }) => familyName);
}

/** On a slow network the toolbar is painted before the heading has come: waits for the frame that has one. */
const HEADING_SHOWN = `new Promise((resolve) => {
  const look = () => (${shown(':is(h1, h2)')} ? resolve() : requestAnimationFrame(look));
  look();
})`;

async function look(session: CDPSession): Promise<FirstFaces> {
  await session.send('Runtime.evaluate', { expression: HEADING_SHOWN, awaitPromise: true });
  await session.send('DOM.getDocument', { depth: 0 });
  const isAll = (fonts: readonly string[], face: RegExp): boolean =>
    fonts.length > 0 && fonts.every((font) => face.test(font));
  const heading = isAll(await fontsOf(session, ':is(h1, h2)'), HEADING_FACE);
  return { heading, text: isAll(await fontsOf(session, 'p'), TEXT_FACE) };
}

async function firstFaces(browser: Browser, conditions: Conditions, url: string): Promise<FirstFaces> {
  const context = await browser.newContext({ viewport: conditions.viewport, locale: 'it-IT' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const domain of ['Network', 'Page', 'DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await applyConditions(session, conditions);
    // The tree that the protocol has of a page that still loads may be thrown away between two commands: then
    // it is asked for again.
    const looking = firstPaint(session).then(() => look(session).catch(() => look(session)));
    const [faces] = await Promise.all([looking, page.goto(url, { waitUntil: 'commit', timeout: 120_000 })]);
    return faces;
  } finally {
    await context.close();
  }
}

/**
 * Makes first visits with empty caches, to one route after the other, and records the fonts of each first
 * paint.
 */
export async function measureFaces(
  browser: Browser,
  { server }: BenchSite,
  conditions: Conditions,
  visits: number,
): Promise<FaceReading> {
  const seen: FirstFaces[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const hash = ROUTES[visit % ROUTES.length] ?? '';
    seen.push(await firstFaces(browser, conditions, `${server.url}/${hash}`));
  }
  const count = (face: keyof FirstFaces): number => seen.filter((faces) => faces[face]).length;
  return { conditions: conditions.name, visits, heading: count('heading'), text: count('text') };
}
