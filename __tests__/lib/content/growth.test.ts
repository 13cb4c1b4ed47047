import { Session } from 'node:inspector/promises';
import { siteAddresses } from '@/lib/html/attribute';
import { LIMITS } from '@/lib/html/limits';
import { siteSanitiser } from '@/lib/html/sanitiser';
import { contentHash } from '@/lib/content/content-hash';
import { canonicalJson, fingerprint } from '@/lib/content/fingerprint';
import { differences } from '@/lib/content/changes/differences';
import { wordDiff } from '@/lib/content/changes/word-diff';
import { mediaOfTree } from '@/lib/content/checks/check-media';
import { allIssues } from '@/lib/content/checks/content-issues';
import { parseTree } from '@/lib/content/parse/parse-tree';
import { placeOfKey } from '@/lib/content/stored-key';
import { planLines } from '@/lib/pipeline/publish/plan-lines';
import { terminalLine } from '@/lib/pipeline/command/command';
import { walkFiles } from '@/lib/pipeline/files';

/*
 * Whoever reads content takes time that grows as the content does: twice as long a text takes at most about twice the steps. Steps are
 * counted, not timed: each run of a block of code, by the coverage of V8, and what the functions of the language go through. Patterns are
 * proved by the linter (eslint-plugin-regexp).
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
const originals: (() => void)[] = [];
const session = new Session();

beforeAll(async () => {
  for (const [prototype, costs] of COSTS)
    for (const [name, cost] of Object.entries(costs)) {
      const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
      originals.push(() => Reflect.set(prototype, name, original));
      Reflect.set(prototype, name, function (this: never, ...args: unknown[]) {
        const result = original.apply(this, args);
        native.set(name, (native.get(name) ?? 0) + cost(this, result as never));
        return result;
      });
    }
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => {
  originals.forEach((restore) => restore());
  session.disconnect();
});

/**
 * Returns the steps since the last call: of each function those of its busiest block, and of each call of the language. So a loop shows
 * that is short beside all others.
 */
async function stepsTaken(): Promise<ReadonlyMap<string, number>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.includes(process.cwd()) && !url.includes('growth.test'));
  const counts = own.flatMap(({ url, functions }) =>
    functions.map(({ functionName, ranges }): [string, number] => [
      `${functionName}:${ranges[0]?.startOffset} in ${url.slice(url.indexOf('/lib/'))}`,
      Math.max(...ranges.map(({ count }) => count)),
    ]),
  );
  const steps = new Map([...counts, ...native]);
  native.clear();
  return steps;
}

const UNITS = [
  ...[
    '<a',
    '<',
    '</',
    '<b>',
    '</b>',
    '<b><i></b>',
    '<p>',
    '<ul><li>',
    '<table>',
    '<td>',
    '<a href="x">',
    "<a b='",
    '<a b="',
    '<a b ',
    '<h2>',
  ],
  ...[
    '<!--',
    '<!',
    '<svg>',
    '</svg>',
    '<script>',
    '<p style="color:red">',
    '<p style="a:b;c:d">',
    '<img src="x">',
    '<mark style="color:#111">x',
  ],
  ...[
    '&',
    '&amp;',
    '&#',
    '&amp;#4',
    '%',
    '%25',
    '%41',
    ';',
    ':',
    '"',
    "'",
    '@',
    '?',
    '#',
    '/',
    '//',
    '\\',
    '.',
    '-',
    ',',
    '1',
    '+',
    '= ',
    'a:b;',
  ],
  ...[
    'a',
    'parola ',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\ud800',
    '🎉',
    '\u0301\u0323',
    'e\u0301',
    '\uff9e',
    'ﷺ',
    '⟨',
  ],
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
const READERS: Readonly<Record<string, (value: string) => unknown>> = {
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

type Reader = (value: string) => unknown;

/** For each module for texts and addresses, every function that it exports. */
async function exported(): Promise<readonly (readonly Reader[])[]> {
  const files = ['html', 'media', 'route'].flatMap((folder) =>
    walkFiles(`lib/${folder}`).map((file) => `${folder}/${file}`),
  );
  const modules = await Promise.all(files.map(async (file) => (await import(`@/lib/${file}`)) as object));
  return modules.map((module) =>
    Object.values(module)
      .filter((value) => typeof value === 'function' && !/^class/.test(String(value)))
      .map(
        (run): Reader =>
          (value) =>
            (run as (...args: unknown[]) => unknown)(value, 'flow', siteAddresses()),
      ),
  );
}

/** How often each thing stands in the smaller text: more often than elements may be nested. */
const TIMES = LIMITS.depth + 20;
/** More than twice, because what is rare in a short text may be frequent in a long one. */
const LIMIT = 3;
/** Texts of so many kinds are read together: one that grows with the square outweighs the others. */
const TOGETHER = 40;

function readAll(readers: readonly Reader[], kinds: typeof KINDS, times: number): void {
  for (const run of readers)
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

/** Returns which steps grow faster than the texts. To ask for the counts costs most: V8 looks through all that is loaded. */
async function fasterThan(kinds: typeof KINDS, readers: readonly Reader[]): Promise<string[]> {
  readAll(readers, kinds, TIMES);
  const before = await stepsTaken();
  readAll(readers, kinds, 2 * TIMES);
  const after = await stepsTaken();
  return [...after].flatMap(([what, count]) =>
    count < LIMIT * Math.max(before.get(what) ?? 0, 4 * TIMES)
      ? []
      : [`${what}, of ${JSON.stringify(kinds)}`],
  );
}

test.each([...Object.entries(READERS), ['every function for texts and addresses', undefined] as const])(
  '%s takes about twice the steps for twice the content',
  async (_name, reader) => {
    const groups = reader === undefined ? await exported() : [[reader]];
    // What is made once, and remembered, is no step of a text.
    for (const readers of groups) readAll(readers, KINDS, 1);
    await stepsTaken();
    const grown: string[] = [];
    for (const readers of groups.filter(({ length }) => length > 0))
      for (let at = 0; at < KINDS.length; at += TOGETHER) {
        const look = () => fasterThan(KINDS.slice(at, at + TOGETHER), readers);
        const found = await look();
        // V8 may forget the counts of a function that it has not run for a while.
        if (found.length > 0) grown.push(...(await look()).filter((what) => found.includes(what)));
      }
    expect(grown).toEqual([]);
    if (reader === undefined) expect(groups.flat().length).toBeGreaterThan(50);
  },
  60_000,
);
