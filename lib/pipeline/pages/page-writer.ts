import { buildPolicy, policyText } from '@/lib/pipeline/export/csp';
import { makeElement, type PageElement, setChildren } from '@/lib/pipeline/export/html-tree';
import { type InlineCode, inlineCode } from '@/lib/pipeline/export/inline-code';
import { placePage } from './page-files';
import { fillFrame, type PageContent, type PageFrame } from './page-frame';

/** Writes pages of one frame into one export. */
export interface PageWriter {
  /** Writes one page. Takes its path in the export and its content. */
  readonly write: (name: string, content: Omit<PageContent, 'policy'>) => Promise<void>;
  /** All inline code of the pages so far. */
  readonly code: () => InlineCode;
}

/** Makes an inline script. */
export function scriptElement(script: string): PageElement {
  const element = makeElement('script', {});
  setChildren(element, [script]);
  return element;
}

/**
 * Makes a writer of pages, each under a policy of its own: they run their one script and connect to nobody.
 * @param dir - folder of the export
 * @param frame - what stands around the content of each page
 * @param before - folder of the last release, whose equal pages are taken over
 */
export function pageWriter(dir: string, frame: PageFrame, before: string | undefined): PageWriter {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const policies = new WeakMap<readonly PageElement[], string>();

  /** Pages that have the same code, as all positions have, have the same policy. */
  function policyOf(elements: readonly PageElement[]): string {
    const known = policies.get(elements);
    if (known !== undefined) return known;
    const holder = makeElement('head', {});
    setChildren(holder, elements);
    const code = inlineCode(holder);
    code.scripts.forEach((text) => scripts.add(text));
    code.styles.forEach((text) => styles.add(text));
    const policy = policyText(buildPolicy(code, { trustedTypes: [] }), 'meta');
    policies.set(elements, policy);
    return policy;
  }
  return {
    write: async (name, content) => {
      const policy = policyOf(content.code);
      await placePage(dir, name, fillFrame(frame, { ...content, policy }), before);
    },
    code: () => ({ scripts: [...scripts], styles: [...styles] }),
  };
}
