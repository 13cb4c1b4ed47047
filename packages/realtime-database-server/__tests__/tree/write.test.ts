import { nodeFromJson } from '../../tree/from-json';
import { atOnce } from '../../tree/steps';
import { COMPLETE, jsonText } from '../../tree/to-json';
import { mergeWrite, type Write } from '../../tree/write';

function merge(before: unknown, values: unknown): Write {
  return atOnce(mergeWrite(nodeFromJson(before, null, 0), ['a'], values, 0));
}

describe('an update of a priority and of children', () => {
  test.each([
    ['the priority first', { '.priority': 3, 'b/c': 1 }],
    ['the priority last', { 'b/c': 1, '.priority': 3 }],
  ])('gives the priority to a value that begins with it, %s', (_, values) => {
    expect(jsonText(merge(null, values).after, COMPLETE)).toBe('{"a":{"b":{"c":1},".priority":3}}');
  });

  test.each([
    ['the priority first', { '.priority': 3, b: null, c: 1 }],
    ['the removed child first', { b: null, '.priority': 3, c: 1 }],
  ])('gives the priority to a value whose only child it replaces, %s', (_, values) => {
    expect(jsonText(merge({ a: { b: 1 } }, values).after, COMPLETE)).toBe('{"a":{"c":1,".priority":3}}');
  });

  test('leaves nothing when it removes all children', () => {
    expect(merge({ a: { b: 1 } }, { '.priority': 3, b: null }).after).toBeNull();
  });
});
