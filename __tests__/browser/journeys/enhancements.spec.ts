import type { Enhancement } from '@/lib/browser/enhance/enhance';
import { expect, test } from '../engines/journey';
import { KEY } from '../preview-page';
import type { Visitor } from '../engines/visitor';

/*
 * Whatever makes the page better is taken out, one by one, by letting what it stands on throw: every change of screen still works, and
 * the failure is reported by its name.
 */

/** Tested where it can be reached: beside markRoutes, the record watcher, the slider, the vitals and the gate of the preview. */
type TestedElsewhere = 'position file' | 'live record' | 'slider' | 'web vitals' | 'preview';

interface TakenOut {
  /** Script that lets it fail. */
  readonly by: string;
  /** Where the visit begins, when it must begin there. */
  readonly at?: string;
  /** What is told beside it, because it stands on it. */
  readonly also?: RegExp;
}

const THROW = "{ throw new Error('taken out'); }";

/** Lets a method throw, always or when the condition about its argument `first` holds. */
function broken(owner: string, method: string, condition = 'true'): string {
  return `{ const real = ${owner}.${method}; ${owner}.${method} = function (first) { if (${condition}) ${THROW}
    return real.apply(this, arguments); }; }`;
}

/**
 * Lets the n-th listener for clicks that the early script adds to the window throw. The memory without the Navigation API has the first; without
 * popovers the menu has two.
 */
function brokenClick(index: string): string {
  return `{ let clicks = 'navigation' in window ? 0 : -1; const real = window.addEventListener; window.addEventListener = function (type) {
    if (type === 'click' && clicks++ === (${index})) ${THROW} return real.apply(this, arguments); }; }`;
}

const NOTES = `if ('navigation' in window) { navigation.updateCurrentEntry = () => ${THROW}; } else ${broken('history', 'replaceState')}`;

const TAKEN_OUT: Readonly<Record<Exclude<Enhancement, TestedElsewhere>, TakenOut>> = {
  'script policy': {
    by: `{ const real = window.trustedTypes; Object.defineProperty(window, 'trustedTypes', { value: { createPolicy: (name, rules) => {
      if (name === 'default') ${THROW} return real ? real.createPolicy(name, rules) : rules; } } }); }`,
    // Where the browser asks for a policy, no script is loaded without one.
    also: /TrustedScriptURL|start of the scripts failed|injection sink|require-trusted-types-for/,
  },
  'draft marks': {
    by: broken('HTMLHeadElement.prototype', 'append', "first.localName === 'meta'"),
    at: `?draft=true&projectApiKey=${KEY}#/chi_siamo`,
  },
  'route sheet': { by: `CSSStyleSheet.prototype.replaceSync = () => ${THROW};` },
  'normal address': { by: broken('history', 'replaceState'), at: '#/chi_siamo/' },
  'scroll memory': { by: NOTES },
  scroll: { by: `window.scrollTo = () => ${THROW};` },
  focus: { by: `HTMLElement.prototype.focus = () => ${THROW};` },
  fade: { by: `document.startViewTransition = () => ${THROW};` },
  'first tab stop': { by: `HTMLElement.prototype.blur = () => ${THROW};` },
  'links within the page': { by: brokenClick("2 + Number(!('popover' in HTMLElement.prototype))") },
  'picture preload': {
    by: broken('HTMLHeadElement.prototype', 'append', "first.localName === 'link'"),
    at: '',
  },
  'heading face': { by: `window.FontFace = function () ${THROW};` },
  'reload links': { by: brokenClick('0') },
  menu: { by: brokenClick('1') },
  'top of the page': { by: `CSS.supports = () => ${THROW};` },
  'script limit': { by: `window.MutationObserver = function () ${THROW};` },
  'start of the scripts': { by: broken('document', 'createElement', "first === 'script'") },
  title: { by: `Object.defineProperty(document, 'title', { get: () => '', set: () => ${THROW} });` },
  'idle time': { by: `window.requestIdleCallback = () => ${THROW};` },
  'find in page': {
    // Also where the browser has no such search, so that the failure is seen there too.
    by: `if (!('onbeforematch' in HTMLElement.prototype)) HTMLElement.prototype.onbeforematch = null;
    ${broken('Element.prototype', 'setAttribute', "arguments[1] === 'until-found'")}`,
  },
  'live content': { by: broken('window', 'addEventListener', "first === 'pageshow'") },
};

const TELL = "window.told = []; addEventListener('error', ({ message }) => window.told.push(message));";

async function told(visitor: Visitor): Promise<string[]> {
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

for (const [name, { by, at = '#/chi_siamo', also = /taken out/ }] of Object.entries(TAKEN_OUT)) {
  test(`without “${name}” every change of screen works, and its failure is reported by name`, async ({
    visit,
    expectComplaints,
  }) => {
    expectComplaints(/taken out/);
    expectComplaints(also);
    const visitor = await visit({ before: TELL + by });
    await visitor.go(at);
    await visitor.until('the first screen stands', () => document.querySelector('footer') !== null);
    await visitor.tab.press('Tab');
    await walk(visitor);
    await visitor.until(
      'the failure is reported',
      (words) => (window as unknown as { told: string[] }).told.some((message) => message.includes(words)),
      `${name} failed: taken out`,
    );
    const others = (await told(visitor)).filter(
      (message) => !message.includes('taken out') && !also.test(message),
    );
    expect(others).toEqual([]);
  });
}
