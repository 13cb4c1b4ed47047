import { buildRuleTree } from '@/database/rules/rule-tree';
import { RulesError } from '@/database/rules/rules-error';

describe('buildRuleTree', () => {
  test('knows where validation can be skipped', () => {
    const tree = buildRuleTree({ a: { b: { '.validate': true } }, c: { '.write': true }, $d: {} });
    expect(tree.validates).toBe(true);
    expect(tree.children.get('a')?.validates).toBe(true);
    expect(tree.children.get('c')?.validates).toBe(false);
    expect(tree.wildcard).toMatchObject({ name: '$d', node: { validates: false } });
  });

  test('takes indexes as one path or several', () => {
    expect(buildRuleTree({ '.indexOn': '.value' }).indexOn).toEqual(['.value']);
    expect(buildRuleTree({ '.indexOn': ['a', 'b/c'] }).indexOn).toEqual(['a', 'b/c']);
    expect(buildRuleTree({}).indexOn).toEqual([]);
  });

  test('takes names of the JavaScript prototype as ordinary keys', () => {
    const tree = buildRuleTree(JSON.parse('{"__proto__": {".read": true}, "constructor": {}}'));
    expect([...tree.children.keys()]).toEqual(['__proto__', 'constructor']);
    expect(buildRuleTree({}).children.get('constructor')).toBeUndefined();
  });

  const expression = "Invalid rule expression. Expected 'true', 'false', or an expression string.";
  const index = 'Invalid indexOn expression. Must be either a string or an array of strings';
  const key = 'a key may not be empty nor contain . # $ / [ ] or control characters';
  test.each<[unknown, string]>([
    [null, '/rules: expected an object with rules'],
    [[], '/rules: expected an object with rules'],
    [{ a: 'true' }, '/rules/a: expected an object with rules'],
    [{ a: { b: null } }, '/rules/a/b: expected an object with rules'],
    [{ '.valdiate': 'true' }, '/rules/.valdiate: unknown rule; there are .read, .write, .validate, .indexOn'],
    [{ a: { '.value': {} } }, '/rules/a/.value: unknown rule; there are .read, .write, .validate, .indexOn'],
    [{ '.read': 1 }, `/rules/.read: ${expression}`],
    [{ '.write': { x: 1 } }, `/rules/.write: ${expression}`],
    [{ '.validate': null }, `/rules/.validate: ${expression}`],
    [{ '.read': '' }, '/rules/.read 1:1: an empty expression'],
    [{ '.indexOn': 5 }, `/rules/.indexOn: ${index}`],
    [{ '.indexOn': ['a', 1] }, `/rules/.indexOn: ${index}`],
    [{ '.indexOn': null }, `/rules/.indexOn: ${index}`],
    [{ 'a#b': {} }, `/rules/a#b: ${key}`],
    [{ 'a/b': {} }, `/rules/a/b: ${key}`],
    [{ a$: {} }, `/rules/a$: ${key}`],
    [{ $: {} }, `/rules/$: ${key}`],
    [{ '': {} }, `/rules/: ${key}`],
    [{ 'a\nb': {} }, `/rules/a\\u000ab: ${key}`],
    [{ $a: {}, $b: {} }, "/rules: Cannot have multiple default rules ('$a' and '$b')."],
    [{ $a: { b: { $a: {} } } }, '/rules/$a/b/$a: $a is already the name of a key above'],
    [{ $a: {}, b: { '.read': "$a == 'x'" } }, "/rules/b/.read 1:1: Unknown variable '$a'."],
    [{ '.read': 'newData.exists()' }, '/rules/.read 1:1: newData is invalid in .read expressions.'],
  ])('refuses %j', (rules, message) => {
    expect(() => buildRuleTree(rules)).toThrow(RulesError);
    expect(() => buildRuleTree(rules)).toThrow(message);
  });

  test('a wildcard can be used everywhere below it, and its name again beside it', () => {
    const rules = { a: { $x: { b: { '.read': "$x == 'y'" }, $y: { '.write': '$x == $y' } } }, c: { $x: {} } };
    expect(() => buildRuleTree(rules)).not.toThrow();
  });

  test('refuses rules that contain themselves', () => {
    const rules: Record<string, unknown> = {};
    rules['a'] = rules;
    expect(() => buildRuleTree(rules)).toThrow('nested deeper than 100 levels');
  });
});
