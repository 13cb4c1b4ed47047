import { parseRoute } from '@/lib/route/route';
import { routeStyle, visibleIds } from '@/lib/route/visible-ids';

test.each([
  ['#/cosa_facciamo/3', '/cosa_facciamo', '/cosa_facciamo/3'],
  ['#/contatti', '/contatti'],
  ['#/nulla', '/'],
])('the route %s shows its screen, and for a tab its own panel', (hash, ...ids) => {
  expect(visibleIds(parseRoute(hash))).toEqual(ids);
});

test('a position that the page lacks shows the element for missing positions', () => {
  expect(routeStyle(parseRoute('#/lavora_con_noi_dettaglio/9'))).toBe(
    '[id="/lavora_con_noi_dettaglio/9"]{display:block}' +
      '[id="/lavora_con_noi_dettaglio"]{display:block}' +
      '[id="/lavora_con_noi_dettaglio/9"]~[id="/lavora_con_noi_dettaglio"]{display:none}' +
      'nav:not([data-marked]) :is([href="./#/lavora_con_noi"],[href^="./#/lavora_con_noi/"]){--mark:1}',
  );
});

test('no address can break out of the style sheet', () => {
  const style = routeStyle(parseRoute('#/lavora_con_noi_dettaglio/"]{}*{display:none}'));
  expect(style).not.toContain('"]{}*');
  expect(style.match(/\{/g)).toHaveLength(2);
});

test.each([
  ['', '[href="./#/"],[href^="./#//"]'],
  ['#/cosa_facciamo/2', '[href="./#/cosa_facciamo"],[href^="./#/cosa_facciamo/"]'],
  ['#/nulla', '[href="./#/"],[href^="./#//"]'],
])('at “%s” the menu entry of its screen is marked', (hash, links) => {
  expect(routeStyle(parseRoute(hash))).toContain(`nav:not([data-marked]) :is(${links}){--mark:1}`);
});
