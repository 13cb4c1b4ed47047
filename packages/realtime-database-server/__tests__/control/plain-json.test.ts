import { runInNewContext } from 'node:vm';
import { checkPlainJson } from '../../control/plain-json';

test.each([[null], ['text'], [0], [false], [{}], [[]], [{ a: [1, { b: null }] }], [Object.create(null)]])(
  '%j is JSON',
  (value) => {
    expect(() => checkPlainJson(value, '/')).not.toThrow();
  },
);

test('an object of another realm is JSON', () => {
  expect(() => checkPlainJson(runInNewContext('({ a: [1] })'), '/')).not.toThrow();
});

test.each([
  [undefined, 'undefined'],
  [new Date(0), 'a Date'],
  [new Map([['a', 1]]), 'a Map'],
  [() => 1, 'function'],
  [1n, 'bigint'],
])('%p is not, and the place is named', (value, kind) => {
  expect(() => checkPlainJson(value, '/a')).toThrow(`/a: ${kind} is not JSON; give null to remove`);
  expect(() => checkPlainJson({ b: [0, value] }, '/')).toThrow(`/b/1: ${kind} is not JSON`);
});

test('an object that contains itself ends', () => {
  const loop: Record<string, unknown> = {};
  loop['loop'] = loop;
  expect(() => checkPlainJson(loop, '/')).not.toThrow();
});
