import fc from 'fast-check';
import { parsePlain } from 'still-live/browser/live/record-parser';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { siteSanitiser } from 'still-live/html/sanitiser';

const PATH = 'pagine/contatti';
const SITE = 'https://www.feeling.example';
const sanitiser = siteSanitiser(undefined, SITE);

/** Texts that are HTML as the sanitiser writes it, HTML that it changes, and texts without markup. */
const TEXTS = [
  'ciao',
  `${SITE}/contatti/`,
  `<a href="${SITE}/#/contatti">qui</a>`,
  'a & b',
  'a > b',
  '<p>Via <strong>Roma</strong></p>',
  '<a href="mailto:ciao@feeling.example">ciao</a>',
  '<a href="https://example.org/?a=1&b=2">fuori</a>',
  '<img src=x onerror=alert(1)>',
  '<b>aperto',
  '',
];
const text = fc.constantFrom(...TEXTS);

/** Contacts with texts in fields of all three kinds: HTML of a block, of a label, and a plain text. */
const contacts = fc
  .record({ intro: text, columns: fc.array(text, { maxLength: 3 }), label: text, link: text })
  .map(({ intro, columns, label, link }) => ({
    testo_introduttivo: { _value: intro },
    lista_contatti: { _list: [null, ...columns.map((column) => ({ colonna_contatti: { _value: column } }))] },
    cta: { titolo_cta: { _value: label }, link_cta: { _value: link } },
  }));

function shownOf(raw: unknown) {
  return parseRecord(PATH, raw, sanitiser).value;
}

test('what it returns is what the sanitiser makes of the same record, whatever the page shows before', () => {
  let returned = 0;
  fc.assert(
    fc.property(contacts, contacts, (before, after) => {
      const parsed = parsePlain(PATH, after, shownOf(before), SITE);
      if (!parsed) return;
      returned += 1;
      expect(parsed).toEqual(parseRecord(PATH, after, sanitiser));
    }),
    { numRuns: 2000 },
  );
  expect(returned).toBeGreaterThan(2);
});

test('a link to the site becomes its route, in a field and in a text', () => {
  const field = { cta: { link_cta: { _value: `${SITE}/chi_siamo/` } } };
  expect(parsePlain(PATH, field, undefined, SITE)?.value.cta.link_cta).toBe('/chi_siamo');
  expect(sanitiser.flow(`<a href="${SITE}/#/chi_siamo">qui</a>`)).toBe('<a href="./#/chi_siamo">qui</a>');
});

test('a plain text that looks like HTML does not vouch for the same text in a field of HTML', () => {
  const attack = '<img src=x onerror=alert(1)>';
  const before = { cta: { link_cta: { _value: attack } } };
  const shown = shownOf(before);
  expect(shown.cta.link_cta).toBe(attack);
  const after = { ...before, testo_introduttivo: { _value: attack } };
  expect(parsePlain(PATH, after, shown)).toBeUndefined();
});

test('markup that the page shows at another place needs the sanitiser', () => {
  const column = (value: string): object => ({ colonna_contatti: { _value: value } });
  const [first, second] = [column('<p>Bari</p>'), column('<p>Milano</p>')];
  const shown = shownOf({ lista_contatti: { _list: [null, first, second] } });
  const swapped = { lista_contatti: { _list: [null, second, first] } };
  expect(parsePlain(PATH, swapped, shown)).toBeUndefined();
});

test('a long hostile text is left to the sanitiser at once', () => {
  for (const testo of ['<a '.repeat(100_000), `<${'a'.repeat(300_000)}`])
    expect(parsePlain('footer', { colonna_1: { titolo: 'x', testo } }, undefined)).toBeUndefined();
});
