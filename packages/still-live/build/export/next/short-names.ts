import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFingerprint } from 'still-live/content/fingerprint';
import { walkFiles } from 'still-live/build/files';

// The compiler names the classes and animations of a CSS module after its file: `Q2UwuW_skip`, `_5o3-Va_offer`.
const MODULE_NAME = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*/g;
const CHUNK = /(static\/chunks\/[\w.~-]+)(\.(?:js|css))\b/g;

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `${CAPITALS}${CAPITALS.toLowerCase()}`;

// `A` to `Zz`. The first letter is a capital, so that no name is that of an element.
function* shortNames(): Generator<string, void> {
  yield* CAPITALS;
  for (const first of CAPITALS) for (const second of LETTERS) yield first + second;
}

function shortened(styles: string): ReadonlyMap<string, string> {
  const found = styles.matchAll(/(?:\.|@keyframes )(-?[A-Za-z_][\w-]*)/g);
  const names = new Set(Array.from(found, ([, name = '']) => name));
  const free = shortNames();
  const short = new Map<string, string>();
  for (const name of names) {
    if (name.match(MODULE_NAME)?.[0] !== name) continue;
    let next = free.next();
    while (!next.done && names.has(next.value)) next = free.next();
    if (next.done) break;
    short.set(name, next.value);
  }
  return short;
}

/**
 * Gives the classes and animations of CSS modules names of one or two letters, in pages, styles and scripts: the app
 * shell becomes smaller by a fortieth. As such a name depends on all others, the chunks, which caches keep for ever, get
 * names that change with them.
 * @returns What becomes of a text that names chunks.
 */
export function shortenClasses(dir: string): (text: string) => string {
  const names = walkFiles(dir).filter((name) => /\.(?:html|css|js)$/.test(name));
  const read = (name: string): string => readFileSync(join(dir, name), 'utf8');
  const styles = names.filter((name) => name.endsWith('.css')).map(read);
  const short = shortened(styles.join(''));
  const mark = textFingerprint([...short.keys()].join());
  const renameChunks = (text: string): string => text.replace(CHUNK, `$1-${mark}$2`);
  const change = (text: string): string =>
    renameChunks(text.replace(MODULE_NAME, (name) => short.get(name) ?? name));
  // Only what React wrote as an attribute: a text of the content may say the same.
  const changePage = (html: string): string =>
    html.replace(/ class="[^"]*"|="\/_next\/static\/chunks\/[^"]*"/g, change);
  for (const name of names) {
    writeFileSync(join(dir, name), name.endsWith('.html') ? changePage(read(name)) : change(read(name)));
    renameSync(join(dir, name), join(dir, renameChunks(name)));
  }
  return renameChunks;
}
