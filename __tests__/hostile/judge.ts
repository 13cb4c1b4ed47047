import { JSDOM } from 'jsdom';

/* Checks sanitised HTML with its own lists, so that an error in the lists of the policy is found. */

const PHRASING = new Set('abbr b br cite code em i mark q s small span strong sub sup time u'.split(' '));
const FLOW = new Set([
  ...PHRASING,
  ...'a p h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th blockquote figure figcaption pre div hr img'.split(
    ' ',
  ),
]);
const VALUES: Readonly<Record<string, RegExp>> = {
  alt: /^[^]{0,1000}$/,
  colspan: /^\d{1,2}$/,
  datetime: /^[\w:.+ -]+$/,
  decoding: /^async$/,
  dir: /^(ltr|rtl|auto)$/i,
  height: /^\d{1,4}$/,
  href: /^(https?:\/\/|mailto:|tel:|\.\/#\/)/i,
  lang: /^[a-z\d-]+$/i,
  loading: /^lazy$/,
  rel: /^noopener noreferrer$/,
  rowspan: /^\d{1,2}$/,
  scope: /^(row|col|rowgroup|colgroup)$/i,
  src: /^(https?:\/\/|\/[^/\\])/,
  start: /^-?\d+$/,
  style:
    /^((text-align|color|background-color|font-weight|font-style|text-decoration|font-size|vertical-align): [a-z\d#%., /()+-]+(; |$))+$/,
  target: /^_blank$/,
  title: /^[^]{0,1000}$/,
  type: /^[1aAiI]$/,
  width: /^\d{1,4}$/,
};

const { document } = new JSDOM('').window;

function attributeFaults(element: Element): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const bad =
      VALUES[name]?.test(value) !== true || (name === 'style' && /(url|var|expression)\(|[\\@*]/.test(value));
    return bad ? [`<${element.localName} ${name}="${value}">`] : [];
  });
}

function parse(html: string, container: string): Element {
  const parent = document.createElement(container);
  parent.innerHTML = html;
  return parent;
}

function foreignIn(parent: Element, kind: 'flow' | 'phrasing'): string[] {
  const allowed = kind === 'flow' ? FLOW : PHRASING;
  return [...parent.querySelectorAll('*')].flatMap((element) => {
    const known = allowed.has(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return [...(known ? [] : [`<${element.localName}>`]), ...attributeFaults(element)];
  });
}

/**
 * Returns the elements and attributes that are not allowed, after parsing the HTML as the content of
 * `container`.
 */
export function foreignParts(html: string, kind: 'flow' | 'phrasing', container: string): string[] {
  return foreignIn(parse(html, container), kind);
}

/**
 * Returns the faults of sanitised HTML, parsed as the content of `container`: forbidden parts, missing forced
 * attributes, and HTML that changes when it is read back. An empty list when there are none.
 */
export function faults(html: string, kind: 'flow' | 'phrasing', container: string): string[] {
  const parent = parse(html, container);
  const lacking = parent.querySelectorAll(
    'a a, img:not([loading]), img:not([alt]), a[href^="http"]:not([rel][target])',
  );
  return [
    ...foreignIn(parent, kind),
    ...[...lacking].map((element) => `<${element.localName}> is nested or lacks what is forced`),
    ...(parent.innerHTML === html ? [] : [`read back as ${parent.innerHTML}`]),
  ];
}
