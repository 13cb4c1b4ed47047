import { picturesOf } from '@/components/kit/slider/slider';
import { safe } from '../samples';

test.each([
  ['Nido', 'Immagini: Nido'],
  ['Nido <em>e</em>&nbsp;scuola', 'Immagini: Nido e scuola'],
  ['', 'Immagini'],
  ['<br>', 'Immagini'],
])('the pictures of an entry with the title %j are named “%s”: no name ends in the air', (title, name) => {
  expect(picturesOf(safe(title))).toBe(name);
});

test('covers say that they are covers', () => {
  expect(picturesOf(safe('Servizi'), 'Immagini di copertina')).toBe('Immagini di copertina: Servizi');
  expect(picturesOf(safe(''), 'Immagini di copertina')).toBe('Immagini di copertina');
});
