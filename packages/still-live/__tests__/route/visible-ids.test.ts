import { parseRoute } from 'still-live/route/route';
import { routeStyle, visibleIds } from 'still-live/route/visible-ids';

test.each([
  ['#/cosa_facciamo/3', '/cosa_facciamo', '/cosa_facciamo/3'],
  ['#/contatti', '/contatti'],
  ['#/nulla', '/'],
])('the route %s shows its screen, and for a tab its own panel', (hash, ...ids) => {
  expect(visibleIds(parseRoute(hash))).toEqual(ids);
});

test('no address can break out of the style sheet', () => {
  const style = routeStyle(parseRoute('#/lavora_con_noi_dettaglio/"]{}*{display:none}'));
  expect(style).not.toContain('"]{}*');
  expect(style.match(/\{/g)).toHaveLength(3);
});
