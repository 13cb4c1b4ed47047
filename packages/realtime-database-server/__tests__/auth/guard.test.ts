import { Guard, readRules } from '../../auth/guard';
import { ANONYMOUS } from '../../auth/token';
import { DatabaseClock } from '../../conditions/clock';
import { DEFAULT_QUERY } from '../../query/query';
import { nodeFromJson } from '../../tree/from-json';

test('a priority is read by the right to its node, not by a rule for its children', () => {
  const rules = readRules({ rules: { closed: { $child: { '.read': true } }, open: { '.read': true } } });
  const guard = new Guard(rules, { name: 'default', clock: new DatabaseClock(), listeners: [] });
  const root = nodeFromJson({ closed: { '.priority': 7, a: 1 }, open: { '.priority': 8, a: 1 } }, null, 0);
  const mayRead = (...path: string[]): boolean =>
    guard.mayRead({ identity: ANONYMOUS, path, query: DEFAULT_QUERY }, root);
  expect(mayRead('closed', 'a')).toBe(true);
  expect(mayRead('closed')).toBe(false);
  expect(mayRead('closed', '.priority')).toBe(false);
  expect(mayRead('closed', 'a', '.priority')).toBe(true);
  expect(mayRead('open', '.priority')).toBe(true);
});
