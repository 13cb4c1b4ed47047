import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { RuleQuery } from '@/packages/realtime-database-server/rules/query';
import { parseRules } from '@/packages/realtime-database-server/rules/ruleset';
import { treeOf } from '@/packages/realtime-database-server/__tests__/rules/tree-of';

// What these rules give and refuse over REST and the socket: `sealed-drafts.test.ts`.
const ruleset = parseRules(readFileSync(join(process.cwd(), 'database.rules.json'), 'utf8'));
const key = 'chiave-8f3a';
const content = { pagine: { home: { a: 1 } }, footer: { b: 2 }, impostazioni: {}, projectApiKey: key };
const root = treeOf({ drafts: { feeling: content } });

test('no question without the key is answered anywhere under drafts', () => {
  const bound = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean());
  const limit = fc.option(fc.nat());
  const query: fc.Arbitrary<RuleQuery> = fc.record({
    orderByKey: fc.boolean(),
    orderByChild: fc.option(fc.string()),
    orderByValue: fc.boolean(),
    orderByPriority: fc.boolean(),
    startAt: bound,
    endAt: bound,
    equalTo: bound,
    limitToFirst: limit,
    limitToLast: limit,
  });
  const below = fc.array(fc.constantFrom('feeling', 'pagine', 'home', 'projectApiKey', 'x'), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(query, below, (asked, path) => {
      fc.pre(asked.endAt !== `~${key}`);
      const request = { path: ['drafts', ...path], auth: null, now: Date.now(), root, query: asked };
      expect(ruleset.canRead(request).allowed).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test("everything a draft holds sorts before '~', so that the question covers all of it", () => {
  // Keys compare by code unit; integer keys come first. Only keys that begin with '~' and are longer, or
  // with a character outside ASCII, would sort after the question's end.
  const isCovered = (name: string): boolean => name <= `~${key}`;
  const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const possible = ascii.filter((character) => !'.#$/[]'.includes(character));
  expect(possible.filter((character) => !isCovered(character))).toEqual([]);
  expect(Object.keys(content).every(isCovered)).toBe(true);
  expect(['è', '~z', '\u{1f600}'].map(isCovered)).toEqual([false, false, false]);
});
