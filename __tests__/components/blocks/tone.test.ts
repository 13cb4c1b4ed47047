import { toneInTurn, toneOfOffer, toneOfTab } from '@/components/blocks/tone';

test('services, products and welfare are peach, sage and lilac', () => {
  expect([toneOfTab(1), toneOfTab(2), toneOfTab(3)]).toEqual(['peach', 'sage', 'lilac']);
});

test.each(['cosa_facciamo/3', '/cosa_facciamo/3', '#/cosa_facciamo/3', './#/cosa_facciamo/3'])(
  'an offer that leads to %s has the tint of that tab, wherever it stands',
  (link) => {
    expect(toneOfOffer(link, 0)).toBe('lilac');
  },
);

test('offers that lead elsewhere take the tints in turn', () => {
  expect([0, 1, 2, 3].map((index) => toneOfOffer('contatti', index))).toEqual([
    'peach',
    'sage',
    'lilac',
    'peach',
  ]);
  expect(toneInTurn(5)).toBe('lilac');
});
