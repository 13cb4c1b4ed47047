import { buildPolicy, policyText } from '@/lib/pipeline/export/csp';
import { makeElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { type InlineCode, inlineCode } from '@/lib/pipeline/export/inline-code';
import { type PageFiles, placePage } from './page-files';
import { fillFrame, headStart, type PageContent, type PageFrame } from './page-frame';

/** Writes pages with one frame into an export. */
export interface PageWriter {
  /**
   * Writes one page; `name` is its path in the export, `code` its styles and scripts. Pages with the same
   * code should have the same list: its text is then written once.
   */
  readonly write: (
    name: string,
    content: Omit<PageContent, 'start'> & { readonly code: readonly PageElement[] },
  ) => void;
  /** Returns the inline code of all pages so far. */
  readonly code: () => InlineCode;
}

/**
 * Makes a writer of pages. Each page has its own policy: it runs only its own script and connects to no other
 * server.
 * @param dir Folder of the export.
 * @param frame The common parts of the pages.
 * @param before The pages of the last release; equal ones are taken over.
 */
export function pageWriter(dir: string, frame: PageFrame, before: PageFiles | undefined): PageWriter {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const starts = new WeakMap<readonly PageElement[], string>();

  function startOf(elements: readonly PageElement[]): string {
    const known = starts.get(elements);
    if (known !== undefined) return known;
    const code = inlineCode(makeElement('head', {}, elements));
    code.scripts.forEach((text) => scripts.add(text));
    code.styles.forEach((text) => styles.add(text));
    const policy = policyText(buildPolicy(code, { trustedTypes: [] }), 'meta');
    const start = headStart(frame, elements, policy);
    starts.set(elements, start);
    return start;
  }
  return {
    write: (name, { code, ...content }) => {
      placePage(dir, name, fillFrame(frame, { ...content, start: startOf(code) }), before);
    },
    code: () => ({ scripts: [...scripts], styles: [...styles] }),
  };
}
