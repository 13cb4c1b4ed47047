import { differences } from '@/lib/content/changes/differences';
import { withParts } from '@/lib/content/parts';
import { errorLines, planLines } from '@/lib/pipeline/publish/plan-lines';
import { printed } from '../command/printed';

const value = (text: string): object => ({ _value: text });
const LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
const position = {
  titolo: value('Falegname'),
  introduzione: value('a'),
  cta_candidati: { titolo: value('Scrivi') },
};
const published = {
  pagine: {
    home: { testo_chi_siamo: value('casa') },
    lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { 1: position } } } },
  },
};
const draft = {
  pagine: {
    ...published.pagine,
    lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { 1: position, 2: position } } } },
  },
  footer: {
    sezione_contatti: { paragrafo_contatti: value('<a href="lavora_con_noi_dettaglio/2">Vieni</a>') },
  },
};

function plan(...parts: readonly string[]) {
  const to = withParts(published, parts, draft);
  return { from: published, to, parts, differences: differences(published, to) };
}

test('the checks run on the result: a link of the part to what is only in the draft is an error', () => {
  expect(errorLines(plan('footer'), 'drafts/feeling').join('\n')).toMatch(
    /footer.*lavora_con_noi_dettaglio\/2/,
  );
  expect(errorLines(plan('footer', `${LIST}/2`), 'drafts/feeling').join('\n')).not.toContain(
    'lavora_con_noi_dettaglio',
  );
});

test('no control character of a wrong link reaches the lines, which a terminal or a workflow would obey', () => {
  const to = {
    ...published,
    footer: { colonna_social: { _list: { 1: { link_social: '\u001b[2Jx\n::error::y' } } } },
  };
  const lines = printed(errorLines({ to }, 'drafts/feeling'));
  expect(lines.join('')).toContain('::error::y');
  expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
});

test('the differences of the part are shown, and no others', () => {
  expect(planLines(plan('footer'))).toEqual([
    'footer: 1 text added',
    '  + Piè di pagina',
    '      at      footer',
    '      new     sezione_contatti/paragrafo_contatti:',
    '              <a href="lavora_con_noi_dettaglio/2">Vieni</a>',
    '            · link to lavora_con_noi_dettaglio/2',
    '',
    '1 difference',
  ]);
});
