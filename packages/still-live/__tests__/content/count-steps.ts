import 'still-live/bound/whole';
import { Session } from 'node:inspector/promises';
import { siteAddresses } from 'still-live/html/attribute';
import { LIMITS } from 'still-live/html/plain-sanitiser';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { contentHash } from 'still-live/content/content-hash';
import { canonicalJson, fingerprint } from 'still-live/content/fingerprint';
import { differences } from 'still-live/content/changes/differences';
import { wordDiff } from 'still-live/content/changes/list-diff';
import { mediaOfTree } from 'still-live/content/checks/check-media';
import { allIssues } from 'still-live/content/checks/content-issues';
import { parseTree } from 'still-live/content/parse/parse-tree';
import { placeOfKey } from 'still-live/build/check/draft-key';
import { planLines } from 'still-live/build/publish/plan-lines';
import { terminalLine } from 'still-live/build/command/command';
import { walkFiles } from 'still-live/build/files';

/*
 * A program that counts the steps of whoever reads content (growth.long.process.test.ts): each run of a block of code, by the coverage of V8,
 * and what the functions of the language go through. V8 looks through all that is loaded, so this runs apart from Jest and other tests.
 */

const native = new Map<string, number>();
const marks = /\p{M}+/gu;
/** What a call of the language costs, by what it was called on and what it returned. */
const COSTS: readonly (readonly [
  object,
  Readonly<Record<string, (self: never, result: never) => number>>,
])[] = [
  [
    String.prototype,
    {
      // Sorts each pile of marks by insertion.
      normalize: (self: string) =>
        self.length + [...self.matchAll(marks)].reduce((sum, [pile]) => sum + pile.length ** 2, 0),
      replaceAll: (self: string) => self.length,
      toLowerCase: (self: string) => self.length,
      split: (self: string) => self.length,
      trim: (self: string) => self.length,
    },
  ],
  [
    Array.prototype,
    {
      includes: (self: unknown[]) => self.length,
      indexOf: (self: unknown[]) => self.length,
      lastIndexOf: (self: unknown[], result: number) => self.length - result,
      splice: (_: unknown[], result: unknown[]) => result.length,
      concat: (_: unknown[], result: unknown[]) => result.length,
      toReversed: (self: unknown[]) => self.length,
      join: (self: unknown[]) => self.length,
    },
  ],
];
for (const [prototype, costs] of COSTS)
  for (const [name, cost] of Object.entries(costs)) {
    const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, name, function (this: never, ...args: unknown[]) {
      const result = original.apply(this, args);
      native.set(name, (native.get(name) ?? 0) + cost(this, result as never));
      return result;
    });
  }
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * Returns the steps since the last call: of each function those of its busiest block, and of each call of the language. So a loop shows
 * that is short beside all others.
 */
async function stepsTaken(): Promise<ReadonlyMap<string, number>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.includes(process.cwd()) && !url.includes('count-steps'));
  const counts = own.flatMap(({ url, functions }) =>
    functions.map(({ functionName, ranges }): [string, number] => [
      `${functionName}:${ranges[0]?.startOffset} in ${url.slice(url.indexOf('/packages/'))}`,
      Math.max(...ranges.map(({ count }) => count)),
    ]),
  );
  const steps = new Map([...counts, ...native]);
  native.clear();
  return steps;
}

const UNITS = [
  ...'<a < </ <b> </b> <b><i></b> <p> <ul><li> <table> <td> <h2> <!-- <! <svg> </svg> <script> & &amp; &# &amp;#4 % %25 %41 ; : @ ? # / // . - , 1 + a:b; a'.split(
    ' ',
  ),
  ...`<a href="x">|<a b='|<a b="|<a b |<p style="color:red">|<p style="a:b;c:d">|<img src="x">|<mark style="color:#111">x|= |parola `.split(
    '|',
  ),
  ...Array.from('"\'\\ \n\r\t\u00a0\u200b\u00ad\ud800🎉\uff9eﷺ⟨'),
  ...['\u0301\u0323', 'e\u0301'],
  'https://www.google.it/url?q=',
];
const TAGS = UNITS.filter((unit) => /^<[a-z]/.test(unit));
/** What a text is made of: one thing again and again, or tags that open and then others that close. */
const KINDS: readonly (readonly string[])[] = [
  ...UNITS.map((unit) => [unit]),
  ...TAGS.flatMap((one) => ['</i>', '</td>'].map((then) => [one, then])),
];
/** At first with a letter, so that marks have one. */
const text = (units: readonly string[], times: number): string =>
  `e${units.map((unit) => unit.repeat(times)).join('')}`;

const tree = (value: string) => ({
  pagine: {
    home: {
      testo_chi_siamo: { _value: value },
      blocco_servizi_e_prodotti: { _list: { 1: { link: { _value: value } } } },
    },
    lavora_con_noi: { posizioni_aperte: { posizioni: { _list: { 1: { titolo: { _value: value } } } } } },
  },
});
const other = tree('<p>altro</p>');
const planOf = (to: typeof other) => ({ from: other, to, differences: differences(other, to) });
type Reader = (value: string) => unknown;
const READERS: Readonly<Record<string, Reader>> = {
  flow: (value) => siteSanitiser().flow(value),
  allIssues: (value) => allIssues(tree(value)),
  planLines: (value) => planLines(planOf(tree(value))),
  terminalLine,
  wordDiff: (value) => wordDiff(value, `${value} x`),
  phrasing: (value) => siteSanitiser().phrasing(value),
  parseTree: (value) => parseTree(tree(value), siteSanitiser()),
  mediaOfTree: (value) => mediaOfTree(tree(value)),
  placeOfKey: (value) => placeOfKey(tree(value), 'chiave-lunga-8f3a'),
  fingerprint: (value) => [fingerprint(tree(value)), contentHash(tree(value)), canonicalJson(tree(value))],
};

async function exported(): Promise<[string, Reader][]> {
  const files = ['html', 'media', 'route'].flatMap((folder) =>
    walkFiles(`packages/still-live/${folder}`).map((file) => `${folder}/${file}`),
  );
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(`still-live/${file}`)) as object] as const),
  );
  return modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function' && !/^class/.test(String(value)))
      .map(([name, run]): [string, Reader] => [
        `${file} ${name}`,
        (value) => (run as (...args: unknown[]) => unknown)(value, 'flow', siteAddresses()),
      ]),
  );
}

const TIMES = LIMITS.depth + 20;
/** More than twice, because what is rare in a short text may be frequent in a long one. */
const LIMIT = 3;
/** Texts of so many kinds are read together: one that grows with the square outweighs the others. */
const TOGETHER = 40;

function readAll(run: Reader, kinds: typeof KINDS, times: number): void {
  for (const units of kinds) {
    try {
      const result = run(text(units, times));
      if (typeof result === 'object' && result !== null && Symbol.iterator in result)
        Array.from(result as Iterable<unknown>);
    } catch {
      // Not every function takes a text.
    }
  }
}

async function fasterThan(kinds: typeof KINDS, run: Reader): Promise<string[]> {
  readAll(run, kinds, TIMES);
  const before = await stepsTaken();
  readAll(run, kinds, 2 * TIMES);
  const after = await stepsTaken();
  return [...after].flatMap(([what, count]) =>
    count < LIMIT * Math.max(before.get(what) ?? 0, 4 * TIMES)
      ? []
      : [`${what}, of ${JSON.stringify(kinds)}`],
  );
}

async function grownIn(run: Reader): Promise<readonly string[]> {
  const grown: string[] = [];
  for (let at = 0; at < KINDS.length; at += TOGETHER) {
    const look = () => fasterThan(KINDS.slice(at, at + TOGETHER), run);
    const found = await look();
    // V8 may forget the counts of a function that it has not run for a while.
    if (found.length > 0) grown.push(...(await look()).filter((what) => found.includes(what)));
  }
  return grown;
}

// One that fails would take no steps, and nobody would see that it is not read.
for (const run of Object.values(READERS)) run('<p style="color:red">e &amp; o</p>');
const readers = [...Object.entries(READERS), ...(await exported())];
// What is made once, and remembered, is no step of a text.
for (const [, run] of readers) readAll(run, KINDS, 1);
await stepsTaken();
const grown: [reader: string, steps: readonly string[]][] = [];
for (const [name, run] of readers) grown.push([name, await grownIn(run)]);
console.log(JSON.stringify(grown));
