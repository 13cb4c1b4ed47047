import { pathInNote, withOrigins } from 'still-live/browser/preview/origins';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath } from 'still-live/content/schema/records';
import { plainText } from 'still-live/html/plain-text';
import { siteSanitiser } from 'still-live/html/sanitiser';

function noted<P extends RecordPath>(path: P, raw: unknown) {
  return withOrigins(path, raw, parseRecord(path, raw, siteSanitiser()).value);
}

test('a text begins with a comment that holds its path in the database', () => {
  const home = noted('pagine/home', {
    testo_chi_siamo: { _value: '<p>Noi</p>' },
    blocco_servizi_e_prodotti: { _list: { 2: { titolo_blocco: 'Servizi' } } },
  });
  expect(home.testo_chi_siamo).toBe('<!--content:pagine/home/testo_chi_siamo--><p>Noi</p>');
  expect(home.blocco_servizi_e_prodotti[0]?.titolo_blocco).toBe(
    '<!--content:pagine/home/blocco_servizi_e_prodotti/_list/2/titolo_blocco-->Servizi',
  );
});

test('a label of the menu that is the value of its entry has the path of the entry', () => {
  const menu = noted('impostazioni/etichette/menu', { home: { _value: 'Inizio', _order: 1 } });
  expect(menu[0]?.label).toBe('<!--content:impostazioni/etichette/menu/home-->Inizio');
});

test('a key that would end the comment does not, and its path comes back whole', () => {
  const key = 'a--><img src=x>';
  const [entry] = noted('pagine/home', {
    blocco_servizi_e_prodotti: { _list: { [key]: { titolo_blocco: 'Servizi' } } },
  }).blocco_servizi_e_prodotti;
  const element = document.createElement('p');
  element.innerHTML = entry?.titolo_blocco ?? '';
  expect(element.children).toHaveLength(0);
  const [note] = element.childNodes;
  expect(note instanceof Comment && pathInNote(note.data)).toBe(
    `pagine/home/blocco_servizi_e_prodotti/_list/${key}/titolo_blocco`,
  );
  expect(entry && plainText(entry.titolo_blocco)).toBe('Servizi');
});

test('a comment that an editor writes is not taken for one', () => {
  const home = noted('pagine/home', { testo_chi_siamo: '<!--content:projectApiKey--><p>Noi</p>' });
  expect(home.testo_chi_siamo).toBe('<!--content:pagine/home/testo_chi_siamo--><p>Noi</p>');
  expect(pathInNote('$')).toBeUndefined();
});
