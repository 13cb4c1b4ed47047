/** The code that stands in a page itself. */
export interface InlineCode {
  /** Texts of the inline scripts that a browser would run or obey, in order. */
  readonly scripts: readonly string[];
  /** Texts of the `<style>` elements, in order. */
  readonly styles: readonly string[];
}

/** A comment's start, or a tag with its attributes; quoted values are skipped whole, whatever they hold. */
const TAG = /<!--|<(\/?[a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** Elements whose content is text, not markup (HTML, 13.1.2). `noscript` is markup here: its styles count where scripts are off. */
const TEXT_ELEMENTS = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
]);

/** Types of script elements that do something by themselves (HTML, 4.12.1); others are data. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|[\\s"'/])${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=$|[\\s/])`,
    'i',
  ).exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

function runs(attributes: string): boolean {
  const type = attribute(attributes, 'type')?.trim().toLowerCase() ?? '';
  return attribute(attributes, 'src') === undefined && ACTIVE_TYPES.has(type);
}

/**
 * Finds the inline scripts and styles of a page. Takes serialised HTML, as React and sanitisers write it (attribute values
 * in quotes). Throws an `Error` when a script holds `<!--`, which would change how browsers find its end, or never ends.
 */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const tag = new RegExp(TAG);
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [whole, name = '', attributes = ''] = match;
    const element = name.toLowerCase();
    const end = whole === '<!--' ? '-->' : `</${element}`;
    if (whole !== '<!--' && !TEXT_ELEMENTS.has(element)) continue;
    const closing = html
      .slice(tag.lastIndex)
      .search(new RegExp(`${end}${whole === '<!--' ? '' : '[\\s/>]'}`, 'i'));
    if (closing < 0) throw new Error(`the page has a ${whole} at character ${match.index} that never ends`);
    const content = html.slice(tag.lastIndex, tag.lastIndex + closing);
    tag.lastIndex += closing + end.length;
    if (element === 'script' && content.includes('<!--')) {
      throw new Error(`the script at character ${match.index} holds "<!--": write it as "\\u003C!--"`);
    }
    if (element === 'script' && runs(attributes) && content !== '') scripts.push(content);
    if (element === 'style') styles.push(content);
  }
  return { scripts, styles };
}
