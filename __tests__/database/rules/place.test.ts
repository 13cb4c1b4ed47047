import { Place } from '@/database/rules/place';
import { buildRuleTree } from '@/database/rules/rule-tree';
import { SnapshotValue, type Value } from '@/database/rules/values';
import { treeOf } from './tree-of';

const rules = buildRuleTree({ a: { $x: { named: {}, $y: {} } } });
const data = SnapshotValue.root(treeOf({ a: { k: { z: 'old' } } }));
const newData = SnapshotValue.root(treeOf({ a: { k: { z: 'new' } } }));
const request = new Map<string, Value>([['now', 5]]);
const top = Place.top(rules, request, data, newData);

function value(name: string, path: string[]): unknown {
  const found = [...top.walk(path)].at(-1)?.get(name);
  return found instanceof SnapshotValue ? found.val() : found;
}

describe('Place', () => {
  test('walks down as far as there are rules', () => {
    expect([...top.walk([])]).toHaveLength(1);
    expect([...top.walk(['a', 'k', 'z', 'deeper'])]).toHaveLength(4);
    expect([...top.walk(['b', 'k'])]).toHaveLength(1);
  });

  test('prefers the rules of the key itself to those of the $ key', () => {
    expect(value('$y', ['a', 'k', 'named'])).toBeUndefined();
    expect(value('$y', ['a', 'k', 'z'])).toBe('z');
    expect(value('$x', ['a', 'k', 'z'])).toBe('k');
  });

  test('knows the data of its own location, before and after', () => {
    expect(value('data', ['a', 'k', 'z'])).toBe('old');
    expect(value('newData', ['a', 'k', 'z'])).toBe('new');
    expect(value('now', ['a', 'k'])).toBe(5);
    expect(value('constructor', ['a', 'k'])).toBeUndefined();
    expect(Place.top(rules, request, data, null).get('newData')).toBeUndefined();
  });

  test('leads nowhere without a key', () => {
    expect(top.below(undefined)).toBeNull();
  });
});
