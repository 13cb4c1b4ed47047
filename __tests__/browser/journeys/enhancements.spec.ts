import type { Enhancement } from 'still-live/browser/inline/enhance';
import { expect, test } from '../engines/journey';
import { isLongRun } from '../long-run';
import { KEY } from '../preview-page';
import type { Visitor } from '../engines/visitor';

/*
 * Whatever makes the page better is taken out by letting what it stands on throw: every change of screen still works, and each failure is
 * reported by its name. Those that do not hide one another are taken out in the same visit.
 */

/** Tested where it can be reached: beside showRoutes, the record watcher, the slider, the vitals and the gate of the preview. */
type TestedElsewhere = 'live record' | 'slider' | 'web vitals' | 'preview';

/** Where each visit begins. */
const VISITS = {
  'at Home': '',
  'at an address to put in order': '#/chi_siamo/',
  'in the preview': `?draft=true&projectApiKey=${KEY}#/chi_siamo`,
  'without a policy': '#/chi_siamo',
  'without scripts': '#/chi_siamo',
} as const;

interface TakenOut {
  readonly visit: keyof typeof VISITS;
  /** Script that lets it fail. */
  readonly by: string;
  /** What is told beside it, because it stands on it. */
  readonly also?: RegExp;
}

const THROW = "{ throw new Error('taken out'); }";

/** Lets a method throw, always or when the condition about its argument `first` holds. */
function broken(owner: string, method: string, condition = 'true'): string {
  return `{ const real = ${owner}.${method}; ${owner}.${method} = function (first) { if (${condition}) ${THROW}
    return real.apply(this, arguments); }; }`;
}

/** All that follow presses stand on the same call: it fails for all of them at once. */
const NO_CLICKS = broken('window', 'addEventListener', "first === 'click'");

const TAKEN_OUT: Readonly<Record<Exclude<Enhancement, TestedElsewhere>, TakenOut>> = {
  'script policy': {
    visit: 'without a policy',
    by: `{ const real = window.trustedTypes; Object.defineProperty(window, 'trustedTypes', { value: { createPolicy: (name, rules) => {
      if (name === 'default') ${THROW} return real ? real.createPolicy(name, rules) : rules; } } }); }`,
    // Where the browser asks for a policy, no script is loaded without one.
    also: /TrustedScriptURL|start of the scripts failed|injection sink|require-trusted-types-for/,
  },
  'start of the scripts': {
    visit: 'without scripts',
    by: broken('document', 'createElement', "first === 'script'"),
  },
  'draft marks': {
    visit: 'in the preview',
    by: broken('HTMLHeadElement.prototype', 'append', "first.localName === 'meta'"),
  },
  'picture preload': {
    visit: 'at Home',
    by: broken('HTMLHeadElement.prototype', 'append', "first.localName === 'link'"),
  },
  parsing: {
    visit: 'at Home',
    by: broken('document', 'addEventListener', "first === 'DOMContentLoaded' && arguments[2] !== undefined"),
  },
  'screen before paint': {
    visit: 'at Home',
    by: `Object.defineProperty(Document.prototype, 'referrer', { get() ${THROW} });`,
  },
  'text font': {
    visit: 'at Home',
    by: broken('HTMLHeadElement.prototype', 'append', "first.as === 'font'"),
  },
  'hidden screens': {
    visit: 'at Home',
    by: broken('Element.prototype', 'setAttribute', "arguments[1] === 'until-found'"),
  },
  'next screen': {
    visit: 'at Home',
    by: broken('Storage.prototype', 'getItem', "first === 'next screen'"),
  },
  'scroll memory': { visit: 'at Home', by: broken('history', 'replaceState') },
  focus: { visit: 'at Home', by: `HTMLElement.prototype.focus = () => ${THROW};` },
  'links within the page': {
    visit: 'in the preview',
    by: NO_CLICKS,
  },
  'reload links': { visit: 'in the preview', by: NO_CLICKS },
  'top of the page': { visit: 'at Home', by: `CSS.supports = () => ${THROW};` },
  'live content': { visit: 'at Home', by: broken('window', 'addEventListener', "first === 'pageshow'") },
  'normal address': { visit: 'at an address to put in order', by: broken('history', 'replaceState') },
  'route sheet': {
    visit: 'at an address to put in order',
    by: `CSSStyleSheet.prototype.replaceSync = () => ${THROW};`,
  },
  scroll: { visit: 'at an address to put in order', by: `window.scrollTo = () => ${THROW};` },
  'first tab stop': {
    visit: 'at an address to put in order',
    by: `HTMLElement.prototype.blur = () => ${THROW};`,
  },
  menu: { visit: 'in the preview', by: NO_CLICKS },
  'script limit': {
    visit: 'at an address to put in order',
    by: `window.MutationObserver = function () ${THROW};`,
  },
  title: {
    visit: 'at an address to put in order',
    by: `Object.defineProperty(document, 'title', { get: () => '', set: () => ${THROW} });`,
  },
  'idle time': { visit: 'at an address to put in order', by: `window.requestIdleCallback = () => ${THROW};` },
};

const TELL = "window.told = []; addEventListener('error', ({ message }) => window.told.push(message));";

async function messagesOf(visitor: Visitor): Promise<string[]> {
  return visitor.tab.evaluate(() => (window as unknown as { told: string[] }).told);
}

/** Through the site by links, back and forward, and over the tabs. */
async function walk(visitor: Visitor): Promise<void> {
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.click('header nav a', 'Cosa facciamo');
  await visitor.seesScreen('/cosa_facciamo/1');
  await visitor.click('[role="tab"]', 'Prodotti');
  await visitor.seesScreen('/cosa_facciamo/2');
  await visitor.tab.back();
  await visitor.seesScreen('/cosa_facciamo/1');
  await visitor.tab.back();
  await visitor.seesScreen('/contatti');
  await visitor.tab.forward();
  await visitor.seesScreen('/cosa_facciamo/1');
}

/** To one screen by a link, and back to the first. */
async function walkBriefly(visitor: Visitor, address: string): Promise<void> {
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.tab.back();
  await visitor.seesScreen(/#(.+?)\/?$/.exec(address)?.[1] ?? '/');
}

/** Visits an address without some enhancements, and looks at changes of the screen and at what is told. */
async function visitWithout(
  takenOut: readonly (readonly [name: string, TakenOut])[],
  address: string,
  visit: (options: { before: string }) => Promise<Visitor>,
  changeScreens: (visitor: Visitor, address: string) => Promise<void>,
): Promise<void> {
  const told = [/taken out/, ...takenOut.flatMap(([, { also }]) => also ?? [])];
  const visitor = await visit({ before: TELL + takenOut.map(([, { by }]) => by).join('\n') });
  await visitor.go(address);
  await visitor.until('the first screen stands', () => document.querySelector('footer') !== null);
  await visitor.tab.press('Tab');
  await changeScreens(visitor, address);
  for (const [name] of takenOut) {
    await visitor.until(
      `the failure of “${name}” is reported`,
      (words) => (window as unknown as { told: string[] }).told.some((message) => message.includes(words)),
      `${name} failed: taken out`,
    );
  }
  const messages = await messagesOf(visitor);
  expect(messages.filter((message) => !told.some((pattern) => pattern.test(message)))).toEqual([]);
}

for (const [where, address] of Object.entries(VISITS)) {
  const takenOut = Object.entries(TAKEN_OUT).filter(([, { visit }]) => visit === where);
  const names = takenOut.map(([name]) => `“${name}”`).join(', ');

  // Most are taken out there.
  const tag = where === 'at Home' ? [] : '@long';
  test(
    `${where}, without ${names}, every change of screen works, and each failure is reported by name`,
    { tag },
    async ({ visit, expectComplaints, engineName }) => {
      test.slow();
      [/taken out/, ...takenOut.flatMap(([, { also }]) => also ?? [])].forEach(expectComplaints);
      await visitWithout(takenOut, address, (options) => visit({ ...options, reducedMotion: false }), walk);
      // In the long run each is also taken out alone, in Chromium; the other engines take longer for a visit.
      if (!isLongRun || engineName !== 'chromium' || takenOut.length === 1) return;
      for (const one of takenOut) {
        const alone = { reducedMotion: true, pictures: false };
        await visitWithout([one], address, (options) => visit({ ...options, ...alone }), walkBriefly);
      }
    },
  );
}
