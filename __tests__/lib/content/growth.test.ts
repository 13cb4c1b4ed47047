import { Session } from 'node:inspector/promises';
import { siteAddresses } from '@/lib/html/attribute';
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

let native = 0;
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
        native += cost(this, result as never);
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

async function stepsOf(run: () => void): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  native = 0;
  run();
  const own = native;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result
    .filter(({ url }) => url.includes(process.cwd()) && !url.includes('growth.test'))
    .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return own + ranges.reduce((sum, { count }) => sum + count, 0);
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
const text = (units: readonly string[], length: number): string =>
  `e${units.map((unit) => unit.repeat(Math.ceil(length / unit.length / units.length))).join('')}`;

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
type Readers = Readonly<Record<string, (value: string) => unknown>>;
const WHOLE: Readers = {
  flow: (value) => siteSanitiser().flow(value),
  allIssues: (value) => allIssues(tree(value)),
  planLines: (value) => planLines(planOf(tree(value))),
};
const OTHERS: Readers = {
  terminalLine,
  wordDiff: (value) => wordDiff(value, `${value} x`),
  phrasing: (value) => siteSanitiser().phrasing(value),
  parseTree: (value) => parseTree(tree(value), siteSanitiser()),
  mediaOfTree: (value) => mediaOfTree(tree(value)),
  placeOfKey: (value) => placeOfKey(tree(value), 'chiave-lunga-8f3a'),
  fingerprint: (value) => [fingerprint(tree(value)), contentHash(tree(value)), canonicalJson(tree(value))],
};

/** Every function that the modules for texts and addresses export. */
async function exported(): Promise<[string, (value: string) => unknown][]> {
  const files = ['html', 'media', 'route'].flatMap((folder) =>
    walkFiles(`lib/${folder}`).map((file) => `${folder}/${file}`),
  );
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(`@/lib/${file}`)) as object] as const),
  );
  return modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function' && !/^class/.test(String(value)))
      .map(([name, run]): [string, (value: string) => unknown] => [
        `${file} ${name}`,
        (value) => (run as (...args: unknown[]) => unknown)(value, 'flow', siteAddresses()),
      ]),
  );
}

const SIZE = 600;
/** More than twice, because what is rare in a short text may be frequent in a long one. */
const LIMIT = 3;
/** How the steps grow with the size. What is made once, and remembered, is no step of a text: the first run is not counted. */
async function growthOf(run: (value: string) => unknown, kinds: typeof KINDS): Promise<number> {
  const read = (size: number) => (): void =>
    kinds.forEach((units) => {
      try {
        const result = run(text(units, size));
        if (typeof result === 'object' && result !== null && Symbol.iterator in result)
          Array.from(result as Iterable<unknown>);
      } catch {
        // Not every function takes a text.
      }
    });
  read(SIZE)();
  const steps = await stepsOf(read(SIZE));
  return (await stepsOf(read(2 * SIZE))) / Math.max(steps, SIZE * kinds.length);
}

async function tooManySteps(name: string, run: (value: string) => unknown): Promise<string[]> {
  const grown: string[] = [];
  for (const units of KINDS)
    if ((await growthOf(run, [units])) >= LIMIT) grown.push(`${name} of ${JSON.stringify(units)}`);
  return grown;
}

test.each(Object.entries(WHOLE))(
  '%s takes about twice the steps for twice the content',
  async (name, run) => {
    expect(await tooManySteps(name, run)).toEqual([]);
  },
);

test('so does whatever else reads content, and every function for texts and addresses', async () => {
  const functions = [...Object.entries(OTHERS), ...(await exported())];
  expect(functions.length).toBeGreaterThan(50);
  // One that grows with the square outweighs the other texts.
  for (const [name, run] of functions)
    if ((await growthOf(run, KINDS)) >= LIMIT) expect(await tooManySteps(name, run)).toEqual([]);
}, 120_000);
