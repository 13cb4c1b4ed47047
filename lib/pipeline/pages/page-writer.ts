import { buildPolicy, policyText } from '@/lib/pipeline/export/csp';
import { makeElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { type InlineCode, inlineCode } from '@/lib/pipeline/export/inline-code';
import { fillFrame, headStart, type PageContent, type PageFrame } from './page-frame';
import type { PageStage } from './page-stage';

/** Writes pages with one frame. */
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
 * @param frame The common parts of the pages.
 * @param stage Where the pages are placed.
 */
export function pageWriter(frame: PageFrame, stage: PageStage): PageWriter {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const starts = new WeakMap<readonly PageElement[], Buffer>();

  function startOf(elements: readonly PageElement[]): Buffer {
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
      stage.place(name, fillFrame(frame, { ...content, start: startOf(code) }));
    },
    code: () => ({ scripts: [...scripts], styles: [...styles] }),
  };
}
