import { blockOfPath, pathsOf } from '@/components/preview/marks/blocks';
import demo from '@/content/demo.json';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';
import { wordsOf } from '@/lib/html/words-of';
import { allNodes, contentTree } from '@/lib/content/schema/content-tree';
import { type ContentNode, textOf } from '@/lib/content/schema/normal-form';
import { openPreview, startWithDraft } from './with-draft';

const draft = demo.drafts.feeling;

jest.mock('@/lib/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => startWithDraft(draft, options),
}));

/** The title of a footer column is only a switch; the menu has an entry whose page is hidden. */
const NOT_SHOWN = [
  'pagine/diario/_visibility: no element shows it',
  'footer/colonna_1/titolo: shown by footer/colonna_1/testo',
  'footer/colonna_2/titolo: shown by footer/colonna_2/testo',
  'impostazioni/etichette/menu/diario: no element shows it',
  'impostazioni/etichette/menu/diario/url: no element shows it',
  'impostazioni/etichette/menu/diario/order: no element shows it',
];

const bare = (words: string): string => words.replace(/[\s\u00ad\u200b]/g, '');

/** Returns what is wrong with the way from a field to the element that shows it. */
function problemOf(node: ContentNode): string | undefined {
  const block = blockOfPath(node.path);
  if (!block) return 'no element shows it';
  const kind = node.field?.kind;
  if (kind !== 'label' && kind !== 'html' && kind !== 'media') return undefined;
  if (!pathsOf(block).includes(node.path)) return `shown by ${block.dataset['content'] ?? ''}`;
  const words = bare(wordsOf(textOf(node)));
  return kind !== 'media' && !bare(block.textContent).includes(words) ? `not the words: ${words}` : undefined;
}

/** Returns whether a picture waits for its turn in a slider, which without Swiper shows its first one alone. */
function isWaiting({ path, field }: ContentNode): boolean {
  return field?.kind === 'media' && document.querySelector(`[data-content="${path}"]`) === null;
}

/** The fields of the draft that have a value. */
function fieldsOf(node: ContentNode): readonly ContentNode[] {
  return allNodes(node).filter(
    ({ field, value, path }) =>
      field !== undefined &&
      !('parts' in field && field.kind !== 'media') &&
      value !== undefined &&
      path !== '',
  );
}

test('every field of the draft that has a value leads to the element that shows it, and back', async () => {
  await openPreview('#/chi_siamo');
  const fields = fieldsOf(contentTree(draft));
  const waiting = fields.filter(isWaiting);
  expect(waiting.length).toBeLessThan(20);
  for (const { path } of waiting) expect(blockOfPath(path)?.querySelector('.swiper-slide')).toBeTruthy();
  const problems = fields
    .filter((node) => !waiting.includes(node))
    .flatMap((node) => {
      const problem = problemOf(node);
      return problem === undefined ? [] : [`${node.path}: ${problem}`];
    });
  expect(fields.length).toBeGreaterThan(200);
  expect(problems).toEqual(NOT_SHOWN);
});
