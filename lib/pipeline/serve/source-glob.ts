/**
 * The parts of a glob with the regular expression of each. The order matters: the longest form comes first.
 */
const PIECES: readonly (readonly [
  RegExp,
  (match: RegExpExecArray, inner: (glob: string) => string) => string,
])[] = [
  [/^\*\*\//y, () => '(?:[^/]+/)*'],
  [/^\*\*$/y, () => '.*'],
  [/^@\(([^()]*)\)/y, (match, inner) => `(?:${(match[1] ?? '').split('|').map(inner).join('|')})`],
  [/^\{([^{}]*)\}/y, (match, inner) => `(?:${(match[1] ?? '').split(',').map(inner).join('|')})`],
  [/^!\(([^()]*)\)$/y, (match, inner) => `(?!(?:${(match[1] ?? '').split('|').map(inner).join('|')})$)[^/]*`],
  [/^\*/y, () => '[^/]*'],
  [/^\?/y, () => '[^/]'],
  [/^[\w\-./~%,:=&$ ]/y, (match) => match[0].replace(/[.$]/g, '\\$&')],
];

function translate(glob: string, whole: string): string {
  let rest = glob;
  let expression = '';
  while (rest !== '') {
    const hit = PIECES.map(([piece, write]) => ({ match: new RegExp(piece.source).exec(rest), write })).find(
      ({ match }) => match,
    );
    if (!hit?.match)
      throw new Error(`firebase.json: the glob "${whole}" uses "${rest}", which is not supported here`);
    expression += hit.write(hit.match, (inner) => translate(inner, whole));
    rest = rest.slice(hit.match[0].length);
  }
  return expression;
}

/**
 * Turns the `source` of a Firebase Hosting rule into a regular expression for request paths (with a leading
 * slash, without query). It supports `*`, `**`, `?`, `@(a|b)`, `{a,b}` and a final `!(a|b)`.
 * https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 * @throws {Error} that names the glob, for any other syntax.
 */
export function sourceGlob(source: string): RegExp {
  return new RegExp(`^/${translate(source.replace(/^\//, ''), source)}$`, 's');
}
