import { buildAutomaton, MAX_STATES } from '@/database/rules/regex-automaton';
import { parseRegex } from '@/database/rules/regex-syntax';

function size(pattern: string): number {
  return buildAutomaton(parseRegex(pattern, false, 0), 0).states.length;
}

describe('buildAutomaton', () => {
  test.each([
    ['a', 2],
    ['abc', 4],
    ['a*', 3],
    ['a+', 4],
    ['a?', 3],
    ['a|b', 4],
    ['a{3}', 4],
    ['a{2,4}', 7],
    ['a{0}', 1],
    ['^a$', 4],
  ])('%s takes %i states', (pattern, states) => {
    expect(size(pattern)).toBe(states);
  });

  test('refuses repetitions that multiply', () => {
    expect(size('a{1000}')).toBeLessThan(MAX_STATES);
    expect(() => size('((a{100}){100}){100}')).toThrow('too large once its repetitions are counted');
    expect(() => size('(((((a*){9}){9}){9}){9}){9}')).toThrow('too large once its repetitions are counted');
  });
});
