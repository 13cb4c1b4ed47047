/** A list of files that one `import()` waits for, in a chunk of Turbopack. */
const LAZY_LIST = /\[((?:"static\/chunks\/[\w.~-]+",?)+)\]/g;
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/** The start of a class of a CSS module, as Turbopack names it: `.jpapIW_bar`. */
const CLASS = /\.([\w-]{6,9}?_)(?=[a-z])/gi;

function filesOf(list: string): string[] {
  return [...list.matchAll(/"([^"]+)"/g)].map(([, file]) => file ?? '');
}

/** The code of every script a page may ever load, its own and lazy ones, and the style sheets that come with an `import()`. */
function readScripts(page: string, read: (file: string) => string): { code: string; sheets: string[] } {
  const codes = new Map<string, string>();
  const sheets = new Set<string>();
  const open = [page];
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    // What comes with a style sheet of its own is what visitors do not load.
    const others = code.replace(LAZY_LIST, (list) => {
      const styles = filesOf(list).filter((file) => file.endsWith('.css'));
      styles.forEach((style) => sheets.add(style));
      return styles.length > 0 ? '' : list;
    });
    for (const [file] of others.matchAll(CHUNK)) {
      if (codes.has(file)) continue;
      codes.set(file, read(file));
      open.push(codes.get(file) ?? '');
    }
  }
  return { code: [...codes.values()].join('\n'), sheets: [...sheets] };
}

/** Where the module that a line of a style sheet holds begins all its class names. */
function prefixOf(line: string, sheet: string): string {
  const prefixes = new Set([...line.matchAll(CLASS)].map(([, prefix]) => prefix));
  const [prefix] = prefixes;
  if (prefixes.size !== 1 || prefix === undefined) {
    throw new Error(
      `${sheet}: a line holds the classes of ${prefixes.size} modules, not of one; is it a global style of the preview, or does Next write style sheets in another way now?`,
    );
  }
  return prefix;
}

/**
 * Takes the styles out of a page that only lazy chunks use: Next's `inlineCss` puts them all in, although each chunk that has
 * some loads them itself, before it is run. Here that is the preview. Takes the exported HTML and what reads a file below
 * `_next/`; gives the HTML. A style sheet of Turbopack has one CSS module in each line; a module is the visitors' when a script
 * that they may load, or the markup, names its classes.
 * Throws an `Error` when the export is not what this version of Next writes.
 */
export function withoutLazyStyles(html: string, read: (file: string) => string): string {
  // The page's own payload for React repeats its style: of the page only the markup tells what is used.
  const markup = html.replace(CODE, '');
  const { code, sheets } = readScripts(html, read);
  if (sheets.length === 0) {
    throw new Error(
      'no import() of the page brings a style sheet: the preview is no chunk of its own any more',
    );
  }
  const unused = sheets.flatMap((sheet) =>
    read(sheet)
      .split('\n')
      .filter((line) => line !== '')
      .filter((line) => {
        const prefix = prefixOf(line, sheet);
        return !code.includes(prefix) && !markup.includes(prefix);
      }),
  );
  if (unused.length === 0) {
    throw new Error('the style sheets of the preview hold nothing that visitors do not use');
  }
  return unused.reduce((page, line) => {
    const at = page.indexOf(`${line}\n`);
    if (at < 0)
      throw new Error(`the page's style does not hold the line of a lazy style sheet: ${line.slice(0, 80)}`);
    return page.slice(0, at) + page.slice(at + line.length + 1);
  }, html);
}
