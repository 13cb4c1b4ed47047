import { renderToStaticMarkup } from 'react-dom/server';
import { PlainSite } from '@/components/site/plain-site';
import demo from '@/content/demo.json';
import { wordsOf } from '@/lib/html/words-of';
import { contentTree } from '@/lib/content/schema/content-tree';
import { type ContentNode, textOf } from '@/lib/content/schema/normal-form';
import { demoExport } from '../../app/site-data-fixture';

/** Words without what only their layout adds: spaces and places where a word may break. */
const bare = (words: string): string => words.replace(/[\s\u00ad\u200b]/g, '');

/** The places of all texts in some content, each with its words; the key of an entry is `*`. */
function textsOf(node: ContentNode, place = ''): [place: string, words: string][] {
  return node.parts.flatMap((part) => {
    const at = `${place}/${part.isEntry ? '*' : part.key}`;
    const kind = part.field?.kind;
    const isText = kind === 'label' || kind === 'html';
    return isText ? [[at, bare(wordsOf(textOf(part)))]] : textsOf(part, at);
  });
}

/** What decides whether a column is shown, and is not shown itself. The first column has words of another text. */
const NOT_SHOWN = ['/footer/colonna_2/titolo'];

test('every text of the schema is on some page: a field that no screen shows is named here', () => {
  const data = demoExport();
  const pages = ['/', ...data.pages.map(({ route }) => route)];
  const html = pages.map((route) => renderToStaticMarkup(<PlainSite data={data} route={route} />));
  const words = bare(wordsOf(html.join(' ')));
  const texts = textsOf(contentTree(demo.projects.feeling));
  const shown = new Set(texts.filter(([, text]) => words.includes(text)).map(([place]) => place));
  const places = new Set(texts.map(([place]) => place));
  expect([...places].filter((place) => !shown.has(place))).toEqual(NOT_SHOWN);
});
