import { markHiddenScreens } from 'still-live/browser/enhance/hidden-screens';
import { ROUTE_SHOWN } from 'still-live/route/hash-location';
import { parseRoute, routeId } from 'still-live/route/route';
import { bindOwnSite } from '../../own-site';

bindOwnSite();

const root = document.documentElement;
let stop = (): void => undefined;

function showRoute(): void {
  root.dataset['route'] = routeId(parseRoute(location.hash));
  dispatchEvent(new Event(ROUTE_SHOWN));
}

const hidden = (): string[] =>
  [...document.querySelectorAll('[hidden="until-found"]')].map(({ id }) => id).sort();

const element = (id: string): Element => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

const match = (id: string): void =>
  void element(id).dispatchEvent(new Event('beforematch', { bubbles: true }));

beforeEach(() => {
  // jsdom has no style sheets made by scripts.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = (): void => undefined;
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  const panels = [1, 2, 3].map((tab) => `<div id="/cosa_facciamo/${tab}" class="route-panel"></div>`);
  document.body.innerHTML = `<main><section id="/" class="route"></section><section id="/cosa_facciamo" class="route">${panels.join('')}</section>
    <section id="/chi_siamo" class="route"></section><div><section id="/lavora_con_noi_dettaglio/40" class="route"></section></div>
    <section id="/lavora_con_noi_dettaglio" class="route"></section></main>`;
  root.dataset['routed'] = '';
  addEventListener('hashchange', showRoute);
  history.replaceState(null, '', '#/cosa_facciamo/1');
  showRoute();
});

afterEach(() => {
  stop();
  removeEventListener('hashchange', showRoute);
});

test('a screen that was hidden is shown in the late fonts; the first one changes nothing while somebody reads it', () => {
  const late = (): string[] => [...document.querySelectorAll('.route[data-fonts=late]')].map(({ id }) => id);
  stop = markHiddenScreens();
  expect(late()).toEqual(['/', '/chi_siamo', '/lavora_con_noi_dettaglio']);
  match('/chi_siamo');
  expect(late()).toEqual(['/', '/cosa_facciamo', '/chi_siamo', '/lavora_con_noi_dettaglio']);
});

test('the tab of the shown panel is the selected one before React knows', () => {
  const tabs = [1, 2].map(
    (tab) => `<a role="tab" aria-controls="/cosa_facciamo/${tab}" aria-selected="${tab === 1}"></a>`,
  );
  element('/cosa_facciamo').insertAdjacentHTML('afterbegin', tabs.join(''));
  stop = markHiddenScreens();
  history.replaceState(null, '', '#/cosa_facciamo/2');
  showRoute();
  const selected = [...document.querySelectorAll('[aria-selected="true"]')];
  expect(selected.map((tab) => tab.getAttribute('aria-controls'))).toEqual(['/cosa_facciamo/2']);
});

test('every screen and panel but the shown ones is hidden until found, without the slot of positions and a position whose key leads nowhere', () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<section id="/lavora_con_noi_dettaglio/%22%3E" class="route"></section>',
    );
  stop = markHiddenScreens();
  expect(hidden()).toEqual(['/', '/chi_siamo', '/cosa_facciamo/2', '/cosa_facciamo/3']);
});

test('the step to the link of a match does not undo it; a later step counts', () => {
  stop = markHiddenScreens();
  const shown = jest.fn();
  addEventListener('hashchange', shown);
  match('/chi_siamo');
  expect(shown).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('hashchange'));
  expect(shown).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('hashchange'));
  expect(shown).toHaveBeenCalledTimes(2);
  removeEventListener('hashchange', shown);
});

test('a screen that comes later is findable too', async () => {
  stop = markHiddenScreens();
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<section id="/contatti" class="route"></section>');
  await Promise.resolve();
  expect(hidden()).toContain('/contatti');
});

test('where the address itself shows the screens nothing is hidden', () => {
  delete root.dataset['routed'];
  stop = markHiddenScreens();
  expect(hidden()).toEqual([]);
});

test('the screen for a position that does not exist is hidden, but not searched, until it is shown', () => {
  const missing = element('/lavora_con_noi_dettaglio');
  missing.setAttribute('style', 'display: none');
  stop = markHiddenScreens();
  expect(missing.getAttribute('hidden')).toBe('');
  // As the style sheet of the route does.
  missing.setAttribute('style', 'display: block');
  history.replaceState(null, '', '#/lavora_con_noi_dettaglio/999');
  showRoute();
  expect(missing.hasAttribute('hidden')).toBe(false);
});
