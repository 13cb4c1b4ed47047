import { siteSanitiser } from '@/lib/html/sanitiser';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { onDark } from '@/lib/html/on-dark';
import { safe } from '../../components/samples';

const sanitiser = siteSanitiser();

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<p style="color: #000000">a</p>', '<p>a</p>'],
  [
    '<p lang="it" style="text-align: center; color: black; font-weight: 700">a</p>',
    '<p lang="it" style="text-align: center; font-weight: 700">a</p>',
  ],
  ['<i style="background-color: white; font-style: italic">a</i>', '<i style="font-style: italic">a</i>'],
  // Light enough to be read; the last two are just so, and just not.
  ['<b style="color: #ffdcc7; font-weight: 700">a</b>', '<b style="color: #ffdcc7; font-weight: 700">a</b>'],
  ['<b style="color: white">a</b>', '<b style="color: white">a</b>'],
  ['<b style="color: rgb(255, 183, 150)">a</b>', '<b style="color: rgb(255, 183, 150)">a</b>'],
  ['<b style="color: #919191">a</b>', '<b style="color: #919191">a</b>'],
  ['<b style="color: #8e8e8e">a</b>', '<b>a</b>'],
  ['<b style="color: windowtext">a</b>', '<b>a</b>'],
  ['<p>&lt;p style="color: red"&gt;</p>', '<p>&lt;p style="color: red"&gt;</p>'],
])('%s becomes %s', (html, expected) => {
  expect(onDark(safe(html))).toBe(expected);
  expect(sanitiser.flow(expected)).toBe(expected);
});

test('a long text of brackets is read in linear time', () => {
  expect(onDark(safe('<'.repeat(300_000)))).toHaveLength(300_000);
});

test('a text pasted into the footer or the menu, which are dark, does not bring the black of its document', () => {
  const pasted = '<span style="font-size:11pt;color:#000000;background-color:transparent">Via Roma 1</span>';
  const footer = {
    sezione_contatti: { paragrafo_contatti: { _value: `<p>${pasted}</p>` } },
    colonna_1: { titolo: pasted, testo: pasted },
  };
  const { value } = parseRecord('footer', footer, sanitiser);
  expect(value.sezione_contatti.paragrafo_contatti).toBe('<p><span>Via Roma 1</span></p>');
  expect(value.colonna_1.testo).toBe('<span>Via Roma 1</span>');
  const menu = parseRecord('impostazioni/etichette/menu', { contatti: { value: pasted } }, sanitiser).value;
  expect(menu[0]?.label).toBe('<span>Via Roma 1</span>');
  const home = parseRecord('pagine/home', { testo_chi_siamo: pasted }, sanitiser).value;
  expect(home.testo_chi_siamo).toContain('color: #000000');
});
