import fc from 'fast-check';
import type { LinkProblem } from '@/lib/content/link-problem';
import { contentIssues } from '@/lib/preview/content-issues';
import { parseIssueForEditors } from '@/lib/preview/parse-issue-message';

const value = (text: string): object => ({ _value: text });
const home = (parts: object): object => ({ pagine: { home: parts } });
const judge = (link: string): LinkProblem | undefined =>
  link.startsWith('bad') ? 'unknown-page' : undefined;
const found = (tree: unknown): string[] =>
  contentIssues(tree, judge).map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
const picture = (parts: object): object => ({
  foto: { _list: [{}, { _id: 1, _order: 1, immagine: parts }] },
});

test('a finished page has no issues', () => {
  const parts = {
    cta: { etichetta: value('Vai'), link: value('contatti') },
    blocchi: { _list: [{}, { titolo_blocco: value('A'), link: value('contatti') }] },
    ...picture({ _value: '/a.jpg', _mediaType: 'image/jpeg', _alt: 'Una mano' }),
  };
  expect(found(home(parts))).toEqual([]);
});

test('a button without a label or without a link is an error at the missing field', () => {
  expect(found(home({ cta: { etichetta: value('Vai'), link: value(' ') } }))).toEqual([
    'error pagine/home/cta/link: Pulsante senza link: non compare',
  ]);
  expect(found(home({ cta: { etichetta: value(''), link: value('contatti') } }))).toEqual([
    'error pagine/home/cta/etichetta: Pulsante senza etichetta: non compare',
  ]);
  const application = {
    introduzione: { titolo: value('x'), cta_candidatura: { titolo: value('Scrivici') } },
  };
  expect(found({ pagine: { lavora_con_noi: application } })).toEqual([
    'error pagine/lavora_con_noi/introduzione/cta_candidatura/cta_link: Pulsante senza link: non compare',
  ]);
});

test('a button with neither is no issue: the editor left it out', () => {
  expect(found(home({ cta: { etichetta: value(''), link: value('') }, a: 'x' }))).toEqual([]);
});

test('a dead link is an error, in a link field and inside a text', () => {
  expect(found(home({ cta: { etichetta: value('Vai'), link: value('bad_page') } }))).toEqual([
    'error pagine/home/cta/link: Il link «bad_page» non porta a nessuna pagina; un indirizzo esterno comincia con https://',
  ]);
  const text = `<p><a class="x" href='bad1'>a</a> <A HREF=bad2>b</A> <a href="good">c</a> <a data-href="bad3">d</a></p>`;
  expect(
    contentIssues(home({ testo: value(text) }), judge).map(({ message }) => message.slice(0, 15)),
  ).toEqual(['Il link «bad1» ', 'Il link «bad2» ']);
});

test('a gallery entry without a picture is an error, a picture without a text alternative a warning', () => {
  expect(found(home(picture({ _alt: 'x' })))).toEqual([
    'error pagine/home/foto/_list/1/immagine: Immagine mancante: la voce non compare',
  ]);
  expect(found(home(picture({ _value: '/a.jpg', _mediaType: 'image/jpeg' })))).toEqual([
    'warning pagine/home/foto/_list/1/immagine/_alt: Immagine senza testo alternativo',
  ]);
  expect(found(home(picture({ _value: '/a.mp4', _mediaType: 'video/mp4' })))).toEqual([]);
});

test('a footer column needs its title to be shown', () => {
  expect(found({ footer: { colonna_1: { testo: value('x') }, colonna_2: { titolo: value('y') } } })).toEqual([
    'warning footer/colonna_1/titolo: Colonna senza titolo: non compare',
    'warning footer/colonna_2/testo: Colonna senza testo: resta vuota',
  ]);
});

test('menu entries count only when their page is visible', () => {
  const tree = (_visibility: unknown): object => ({
    pagine: { diario: { _visibility } },
    impostazioni: {
      etichette: { menu: { _nota: { url: 'bad' }, diario: { _value: '', url: 'bad_page', order: 1 } } },
    },
  });
  expect(found(tree(false))).toEqual([]);
  expect(found(tree(true)).map((line) => line.split(':')[0])).toEqual([
    'error impostazioni/etichette/menu/diario',
    'error impostazioni/etichette/menu/diario/url',
  ]);
});

test('templates are not looked at', () => {
  expect(found(home({ l: { _list: [{ cta: { etichetta: value('x') } }, { a: value('y') }] } }))).toEqual([]);
});

test('an issue of a parser is said in the words of editors', () => {
  expect(parseIssueForEditors({ path: 'footer/colonna_1', expected: 'record', found: 'text' })).toEqual({
    path: 'footer/colonna_1',
    page: 'footer',
    severity: 'error',
    message: 'Formato sbagliato: qui serve un gruppo di campi, c’è un testo',
  });
});

test('a long hostile text is read in time', () => {
  const text = '<a '.repeat(200_000);
  expect(found(home({ testo: value(text) }))).toEqual([]);
});

test('for any tree it never throws', () => {
  const keys = [
    '_value',
    '_list',
    '_id',
    'immagine',
    'etichetta',
    'link',
    'menu',
    'home',
    '0',
    '1',
    '__proto__',
  ];
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, 0, 1, true, 'bad', '<a href=bad>'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('tree')),
    ),
  }));
  fc.assert(
    fc.property(tree, (part) => {
      const trees = [part, { pagine: part, footer: part, impostazioni: { etichette: part } }];
      expect(trees.flatMap((any) => contentIssues(any, judge)).every(({ message }) => message !== '')).toBe(
        true,
      );
    }),
  );
});
