import { toneInTurn, toneOfOffer, toneOfTab } from '@/components/blocks/tone';

test('each tab has a tint of its own', () => {
  expect([toneOfTab(1), toneOfTab(2), toneOfTab(3)]).toEqual(['services', 'products', 'welfare']);
});

test.each(['cosa_facciamo/3', '/cosa_facciamo/3', '#/cosa_facciamo/3', './#/cosa_facciamo/3'])(
  'an offer that leads to %s has the tint of that tab, wherever it stands',
  (link) => {
    expect(toneOfOffer(link, 0)).toBe('welfare');
  },
);

test('offers that lead elsewhere take the tints in turn', () => {
  expect([0, 1, 2, 3].map((index) => toneOfOffer('contatti', index))).toEqual([
    'services',
    'products',
    'welfare',
    'services',
  ]);
  expect(toneInTurn(5)).toBe('welfare');
});
