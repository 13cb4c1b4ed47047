import { menuLength } from '@/components/blocks/toolbar/menu-length';

// Measured at 900 px in Chromium: beside these names two rows have room for 164, 140, 116 and 92 letters, and three rows of
// smaller text for 297, 205, 175 and 135.
test.each<[string, number, number]>([
  ['Feeling', 110, 220],
  ['Cascina Serena', 90, 181],
  ['Cooperativa La Cordata', 68, 137],
  ['Associazione Culturale Padana', 49, 99],
])(
  'beside the name %s the menu has smaller text, and the toolbar three rows, in time',
  (name, usual, small) => {
    const look = (letters: number) => menuLength(['a'.repeat(letters - 3)], name);
    expect([usual, usual + 1, small, small + 1].map(look)).toEqual([undefined, 'long', 'long', 'very long']);
  },
);
