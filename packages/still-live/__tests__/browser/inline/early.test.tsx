import { preloadFont, preloadPicture, waitForScreen } from 'still-live/browser/inline/first-paint';
import { takeNextScreen } from 'still-live/browser/inline/next-screen';
import { showRoutes } from 'still-live/browser/inline/show-routes';
import { restoreScroll } from 'still-live/browser/inline/scroll-memory';
import { afterFrame } from 'still-live/route/after-frame';
import { followTop } from 'still-live/browser/inline/follow-top';
import { goToHash } from 'still-live/route/hash-location';
import { bindOwnSite } from '../../own-site';

bindOwnSite();

const root = document.documentElement;
const scrolled = jest.fn();
const load = (): boolean => dispatchEvent(new Event('load'));

beforeEach(() => {
  document.head.replaceChildren();
  scrolled.mockClear();
  window.scrollTo = scrolled;
});

/** What each link in the head is for, and of what; a font that is asked for without CORS would be fetched twice. */
const links = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) =>
      `${link.hasAttribute('crossorigin') ? 'cors ' : ''}${link.getAttribute('as') ?? link.rel} ${link.getAttribute('imagesrcset') ?? link.getAttribute('href')}`,
  );

test.each([
  ['/f.woff2', { rtt: 125 }, ['cors font /f.woff2']],
  ['/f.woff2', {}, ['cors font /f.woff2']],
  ['/f.woff2', undefined, ['cors font /f.woff2']],
  ['/f.woff2', { rtt: 150 }, []],
  [undefined, undefined, []],
])(
  'the font of texts, %j, is requested at once unless the network (%j) is known to bring it too late',
  (href, connection, requested) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    preloadFont(href);
    expect(links()).toEqual(requested);
  },
);

test('the first picture of the route that is shown is requested before others, if there is one', () => {
  const pictures = '/|/a.avif 480w, /b.avif 960w|66vw\n/chi_siamo|/c.avif 480w|(min-width: 900px) 46vw, 92vw';
  preloadPicture('/contatti', pictures);
  preloadPicture('/chi_siamo', undefined);
  preloadPicture('/chi_siamo', pictures);
  expect(links()).toEqual(['image /c.avif 480w']);
});

test.each([
  ['just now', 0, '', false, '#/contatti'],
  ['just now, on a page that was prerendered', 0, '', true, '#/contatti'],
  ['long ago', 61_000, '', false, ''],
  ['just now, for a page whose own address names a screen', 0, '#/chi_siamo', false, '#/chi_siamo'],
])('a click %s leads to the screen that it asked for', (_when, ago, hash, isPrerendered, shown) => {
  const use = jest.fn();
  history.replaceState(null, '', `/${hash}`);
  Object.defineProperty(document, 'referrer', { configurable: true, value: `${location.origin}/x/` });
  Object.defineProperty(document, 'prerendering', { configurable: true, value: isPrerendered });
  const click = (): void => sessionStorage.setItem('next screen', `${Date.now() - ago} /#/contatti`);
  if (!isPrerendered) click();
  takeNextScreen(use);
  expect(use.mock.calls).toEqual(isPrerendered ? [] : [[shown]]);
  Object.assign(document, { elementFromPoint: () => null });
  // By the pointer that rests, and by the press.
  for (let times = 0; times < 2; times += 1)
    dispatchEvent(new StorageEvent('storage', { key: 'next screen', newValue: '/#/pointed-at' }));
  if (isPrerendered) click();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(use.mock.calls).toEqual(isPrerendered ? [['#/pointed-at'], [shown]] : [[shown]]);
  expect(location.hash).toBe(shown);
  for (const name of ['referrer', 'prerendering']) Reflect.deleteProperty(document, name);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test.each([
  [`${location.origin}/contatti/`, ['expect #/chi_siamo']],
  ['', []],
  ['https://search.example/', []],
  [`${location.origin}.other.example/`, []],
])(
  'for a visitor from “%s” the first paint waits for the screen only after a page of this site',
  (referrer, waits) => {
    Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
    waitForScreen('/chi_siamo');
    expect(links()).toEqual(waits);
    Reflect.deleteProperty(document, 'referrer');
  },
);

describe('a page that is restored', () => {
  beforeEach(() => restoreScroll(300));

  test('scrolls to its place at once, and again when it has loaded', () => {
    load();
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('is left alone after a %s', (type) => {
    dispatchEvent(new Event(type));
    scrolled.mockClear();
    load();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('is left alone at another address; the event of its own address does not end it', () => {
    dispatchEvent(new Event('hashchange'));
    load();
    expect(scrolled).toHaveBeenCalled();
    location.hash = '#/contatti';
    scrolled.mockClear();
    load();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test.each([true, false])(
  'the page is marked while it is at its top only where style sheets cannot follow the scroll position themselves (%j)',
  (canFollow) => {
    Object.assign(globalThis, { CSS: { supports: () => canFollow } });
    followTop();
    for (const top of [0, 300, 10]) {
      Object.assign(window, { scrollY: top });
      dispatchEvent(new Event('scroll'));
      expect(root.hasAttribute('data-top')).toBe(!canFollow && top < 300);
    }
  },
);

test('a change of screens asks for no layout before its frame: marks and scroll come in one go, the focus when it is painted', async () => {
  const sheets: string[] = [];
  Object.assign(window, {
    CSSStyleSheet: class {
      replaceSync = (text: string): void => void sheets.push(text);
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML =
    '<nav popover><a href="#/">Menu</a></nav><main><section id="/"><h1 tabindex="-1">Home</h1></section><section id="/contatti"><h1 tabindex="-1">Contatti</h1></section></main>';
  history.replaceState(null, '', '#/');
  showRoutes();
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  const asked = jest.fn(() => 0);
  const box = (): DOMRect => (asked(), new DOMRect());
  Object.assign(Element.prototype, { getBoundingClientRect: box, getClientRects: box });
  Object.assign(window, { getComputedStyle: asked });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
  goToHash('#/contatti');
  expect(asked).not.toHaveBeenCalled();
  expect(root.dataset['route']).toBe('/contatti');
  expect(sheets.at(-1)).toContain('animation');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' });
  expect(focused).not.toHaveBeenCalled();
  await new Promise<void>(afterFrame);
  expect(document.activeElement).toHaveTextContent('Contatti');
  // A menu that closes while it has the focus would give it back to its button.
  document.querySelector('a')?.focus();
  goToHash('#/');
  expect(document.activeElement).toHaveTextContent('Home');
});

test.each([
  ['#/contatti', '/'],
  ['#/lavora_con_noi_dettaglio/3', '/'],
  ['#/cosa_facciamo/1', '/cosa_facciamo/2'],
])('%s, which the site lacks, shows Home, or the first tab there is: %s', async (hash, route) => {
  location.hash = '#/chi_siamo';
  // jsdom lacks it: that the style sheet of the route cannot be made is reported.
  Object.assign(window, { reportError: () => undefined });
  root.dataset['missing'] = '/contatti=/ /cosa_facciamo/1=/cosa_facciamo/2 /lavora_con_noi=/';
  showRoutes();
  location.hash = hash;
  // Until the browser has told of the new address.
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  expect(root.dataset['route']).toBe(route);
});
