import { defaultQuery, type RuleQuery } from '../../rules/query';
import { Rule } from '../../rules/rule';
import { parseRules } from '../../rules/ruleset';
import { atOnce } from '../../tree/steps';
import { treeOf } from './tree-of';

interface Case {
  rules: Record<string, unknown>;
  path: string;
  data?: unknown;
  auth?: unknown;
  query?: Partial<RuleQuery>;
}

const split = (path: string): string[] => path.split('/').filter((key) => key !== '');

function read({ rules, path, data = null, auth = null, query }: Case): boolean {
  return parseRules({ rules }).canRead({
    path: split(path),
    auth,
    now: 1000,
    root: treeOf(data),
    query: { ...defaultQuery, ...query },
  }).allowed;
}

function written(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const record = typeof tree === 'object' && tree !== null ? Object.entries(tree) : [];
  const below = new Map<string, unknown>(record);
  return Object.fromEntries(below.set(key, written(below.get(key), rest, value)));
}

function write({ rules, path, data = null, auth = null, value }: Case & { value: unknown }): boolean {
  return atOnce(
    parseRules({ rules }).writeSteps({
      path: split(path),
      auth,
      now: 1000,
      root: treeOf(data),
      newRoot: treeOf(written(data, split(path), value)),
    }),
  ).allowed;
}

describe('canRead', () => {
  const cascade = {
    '.read': "auth.uid == 'admin'",
    open: { '.read': true, closed: { '.read': false } },
    users: { $uid: { '.read': 'auth.uid == $uid', public: { '.read': true } }, special: {} },
    // A name may be used again where it is not above.
    pairs: { $x: { y: { $z: { '.read': '$x == $z' } } }, named: { $z: {} } },
  };

  test.each([
    ['/', null, false],
    ['/', 'admin', true],
    ['/anything/deep', 'admin', true],
    ['/open', null, true],
    ['/open/closed', null, true],
    ['/open/no/rule/here', null, true],
    ['/users', 'bob', false],
    ['/users/bob', 'bob', true],
    ['/users/bob/mail', 'bob', true],
    ['/users/bob', 'eve', false],
    ['/users/bob/public', 'eve', true],
    ['/users/special', 'special', false],
    ['/pairs/a/y/a', null, true],
    ['/pairs/a/y/b', null, false],
    ['/constructor', null, false],
  ])('%s for %s is %s', (path, uid, allowed) => {
    expect(read({ rules: cascade, path, auth: uid === null ? null : { uid } })).toBe(allowed);
  });

  test('a rule sees the data of its own location, not of the path that is read', () => {
    const rules = {
      rooms: { $room: { '.read': "data.child('open').val() == true && data.parent().exists()" } },
    };
    const data = { rooms: { a: { open: true, talk: { open: false } }, b: { talk: { open: true } } } };
    expect(read({ rules, data, path: '/rooms/a/talk' })).toBe(true);
    expect(read({ rules, data, path: '/rooms/b/talk' })).toBe(false);
  });

  test('a rule that fails does not keep another from granting', () => {
    const rules = { a: { '.read': "data.child('v').val().toUpperCase() == 'OK'", open: { '.read': true } } };
    expect(read({ rules, data: { a: { v: 5 } }, path: '/a' })).toBe(false);
    expect(read({ rules, data: { a: { v: 5 } }, path: '/a/open' })).toBe(true);
    expect(read({ rules, data: { a: { v: 'ok' } }, path: '/a' })).toBe(true);
  });

  // As the project pyric recorded it from the real service; more of it, over the SDK: sdk-query-rules.test.ts.
  test.each<[string, Partial<RuleQuery> | undefined, boolean]>([
    [
      'query.orderByChild == "owner" && query.equalTo == auth.uid',
      { orderByChild: 'owner', equalTo: 'bob' },
      true,
    ],
    [
      'query.orderByChild == "owner" && query.equalTo == auth.uid',
      { orderByChild: 'owner', equalTo: 'eve' },
      false,
    ],
    ['query.orderByKey == false', undefined, true],
    ['query.orderByChild == null && query.limitToFirst == null', undefined, true],
  ])('%s on %j is %s', (rule, query, allowed) => {
    const rules = { list: { '.read': rule } };
    expect(read({ rules, path: '/list', auth: { uid: 'bob' }, ...(query && { query }) })).toBe(allowed);
  });

  test('the reason names the rule and expression that decided', () => {
    const ruleset = parseRules({
      rules: {
        a: { '.read': 'auth != null', $b: { '.read': '$b == "x"' } },
        c: {},
        d: { '.read': 'auth.a > 1\n|| true' },
      },
    });
    const reason = (path: string[]): string =>
      ruleset.canRead({ path, auth: null, now: 0, root: treeOf(null), query: defaultQuery }).reason;
    expect(reason(['a', 'x'])).toBe('/rules/a/$b/.read: $b == "x" is true');
    expect(reason(['a', 'y'])).toBe(
      '/rules/a/.read: auth != null is false; /rules/a/$b/.read: $b == "x" is false',
    );
    expect(reason(['c'])).toBe('no .read rule on the way to this path');
    expect(reason(['d'])).toBe(
      '/rules/d/.read: auth.a > 1\\u000a|| true fails: > compares two numbers or two strings, not null and a number',
    );
  });

  test('data that fails to be read denies, and the reason says so', () => {
    const variables = {
      get: () => {
        throw new Error('disk\ngone');
      },
    };
    expect(Rule.parse('/r', 'data.isString()', new Map([['data', 'Snapshot']])).evaluate(variables)).toEqual({
      isTrue: false,
      reason: '/r: data.isString() fails: unexpected: Error: disk\\u000agone',
      failure: 'unexpected: Error: disk\\u000agone',
    });
  });
});

describe('writeSteps', () => {
  const widget = {
    '.write': true,
    widget: {
      '.validate': "newData.hasChildren(['color', 'size'])",
      size: { '.validate': 'newData.isNumber() && newData.val() >= 0 && newData.val() <= 99' },
      color: { '.validate': "root.child('valid_colors/' + newData.val()).exists()" },
    },
  };
  const colors = { valid_colors: { blue: true } };
  const stored = { ...colors, widget: { size: 21, color: 'blue' } };

  // The example of the published guide, with its results.
  test.each<[unknown, string, unknown, boolean]>([
    [colors, '/widget', 'foo', false],
    [colors, '/widget', { size: 22 }, false],
    [colors, '/widget', { size: 'foo', color: 'red' }, false],
    [colors, '/widget', { size: 21, color: 'blue' }, true],
    [stored, '/widget/size', 99, true],
    [colors, '/widget/size', 99, false],
    [stored, '/widget', null, true],
    [stored, '/widget/color', null, false],
    [stored, '/', null, true],
    [stored, '/', { ...colors, widget: { size: 100, color: 'blue' } }, false],
  ])('the guide: with %j, %s = %j is %s', (data, path, value, allowed) => {
    expect(write({ rules: widget, data, path, value })).toBe(allowed);
  });

  // As the project pyric recorded it from the real service: what a write validates beside its own path.
  const rooms = {
    rooms: {
      $room: {
        '.write': 'auth != null',
        title: { '.validate': 'newData.isString()' },
        count: { '.validate': 'newData.val() == data.val() + 1' },
      },
    },
    nodes: {
      $id: { '.write': true, '.validate': "newData.hasChildren(['a', 'b'])", b: { '.validate': false } },
    },
    parent: { '.write': true, '.validate': 'newData.hasChildren()' },
  };
  test.each<[string, unknown, string, unknown, boolean]>([
    ['a sibling that stays as it is', { rooms: { r: { count: 1 } } }, '/rooms/r/title', 'hall', true],
    [
      'a deletion beside such a sibling',
      { rooms: { r: { title: 'x', count: 1 } } },
      '/rooms/r/title',
      null,
      true,
    ],
    [
      'a child carried along unchanged',
      { rooms: { r: { count: 1 } } },
      '/rooms/r',
      { title: 'x', count: 1 },
      false,
    ],
    ['one step up', { rooms: { r: { count: 1 } } }, '/rooms/r/count', 2, true],
    ['two steps up', { rooms: { r: { count: 1 } } }, '/rooms/r/count', 3, false],
    ['a whole node deleted', { nodes: { n: { a: 1, b: 2 } } }, '/nodes/n', null, true],
    ['a node emptied', { nodes: { n: { a: 1, b: 2 } } }, '/nodes/n', {}, true],
    ['a required child deleted', { nodes: { n: { a: 1, b: 2 } } }, '/nodes/n/b', null, false],
    ['the only child deleted', { parent: { one: true } }, '/parent/one', null, true],
    ['one of two children deleted', { parent: { one: true, two: true } }, '/parent/one', null, true],
  ])('%s', (_, data, path, value, allowed) => {
    expect(write({ rules: rooms, data, path, value, auth: { uid: 'bob' } })).toBe(allowed);
  });

  const nested = { a: { b: { '.write': true, c: { '.write': false } } } };
  const list = {
    '.write': true,
    list: {
      $key: { '.validate': '$key.length == 2', $deep: { '.validate': "$key + $deep == 'abc'" } },
      x: {},
    },
  };
  const closed = { '.write': true, w: { a: { '.validate': true }, $other: { '.validate': false } } };
  const log = { log: { $id: { '.write': '!data.exists() && newData.getPriority() == now' } } };
  test.each<[string, Record<string, unknown>, string, unknown, boolean]>([
    ['a .write below the path grants nothing', nested, '/a', { b: 1 }, false],
    ['one at the path grants it', nested, '/a/b', 1, true],
    ['one above grants all', nested, '/a/b/c/d', 1, true],
    ['named children are validated by their own rules', list, '/list', { ab: 1, x: 2 }, true],
    ['all others by the wildcard', list, '/list', { ab: 1, long: 2 }, false],
    ['a child of a wildcard that is valid', list, '/list/ab', { c: 1 }, true],
    ['one that is not', list, '/list/ab', { d: 1 }, false],
    ['a known child', closed, '/w', { a: 1 }, true],
    ['an unknown child is kept out by a wildcard', closed, '/w', { a: 1, b: 1 }, false],
    ['so is constructor', closed, '/w', JSON.parse('{"constructor": 1}'), false],
    ['so is __proto__', closed, '/w', JSON.parse('{"__proto__": 1}'), false],
    ['newData has priorities', log, '/log/a', { '.value': 'x', '.priority': 1000 }, true],
    ['newData without one', log, '/log/a', 'x', false],
    ['data that is there already', log, '/log/old', { '.value': 1, '.priority': 1000 }, false],
  ])('%s', (_, rules, path, value, allowed) => {
    expect(write({ rules, data: { log: { old: 1 } }, path, value })).toBe(allowed);
  });

  test('a rule sees the other paths of the same update', () => {
    const ruleset = parseRules({ rules: { a: { '.write': "newData.parent().child('b').val() == 2" } } });
    const request = { path: ['a'], auth: null, now: 0, root: treeOf(null) };
    expect(atOnce(ruleset.writeSteps({ ...request, newRoot: treeOf({ a: 1, b: 2 }) })).allowed).toBe(true);
    expect(atOnce(ruleset.writeSteps({ ...request, newRoot: treeOf({ a: 1 }) })).allowed).toBe(false);
  });

  test('data that no .validate rule concerns costs no time', () => {
    const free = Array.from({ length: 10_000 }, (_, index) => index);
    const ruleset = parseRules({
      rules: { '.write': true, checked: { x: { '.validate': true } }, free: { $y: {} } },
    });
    const newRoot = treeOf({ checked: { x: 1 }, free });
    const steps = ruleset.writeSteps({ path: [], auth: null, now: 0, root: null, newRoot });
    let pauses = 0;
    for (let step = steps.next(); step.done !== true; step = steps.next()) pauses += 1;
    expect(pauses).toBeLessThan(5);
  });
});

describe('indexOn', () => {
  const ruleset = parseRules({
    rules: { scores: { '.indexOn': '.value' }, users: { $uid: { '.indexOn': ['name', 'a/b'] }, root: {} } },
  });

  test.each<[string, string[]]>([
    ['/', []],
    ['/scores', ['.value']],
    ['/scores/deeper', []],
    ['/users/bob', ['name', 'a/b']],
    ['/users/root', []],
    ['/users/bob/posts', []],
    ['/constructor', []],
  ])('at %s it is %j', (path, expected) => {
    expect(ruleset.indexOn(split(path))).toEqual(expected);
  });
});
