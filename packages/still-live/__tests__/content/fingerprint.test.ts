import { canonicalJson, fingerprint } from 'still-live/content/fingerprint';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { contentHash } from 'still-live/content/content-hash';

test.each([
  ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a list or a record with integer keys', ['x', 'y'], { 0: 'x', 1: 'y' }],
  ['holes', ['x', null, 'z'], { 0: 'x', 2: 'z' }],
  ['empty lists and records, which the database drops', { a: 1, b: [], c: {} }, { a: 1 }],
  ['null and nothing', null, undefined],
])('%s makes no difference', (_name, first, second) => {
  expect(canonicalJson(first)).toBe(canonicalJson(second));
  expect(fingerprint(first)).toBe(fingerprint(second));
});

test.each([
  ['a text', { a: 'x' }, { a: 'y' }],
  ['the type of a value', { a: 1 }, { a: '1' }],
  ['a key', { a: 1 }, { b: 1 }],
  ['where a value stands', { a: { b: 1 } }, { a: 1, b: 1 }],
  ['the text null', { a: 'null' }, {}],
])('%s makes a difference', (_name, first, second) => {
  expect(fingerprint(first)).not.toBe(fingerprint(second));
});

test('the hash is SHA-256 of the canonical JSON', () => {
  expect(contentHash('')).toBe(createHash('sha256').update('""').digest('hex'));
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      const bytes = Buffer.from(canonicalJson(raw), 'utf8');
      expect(contentHash(raw)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('halves of characters, which UTF-8 cannot write, do not become the same', () => {
  expect(contentHash('\ud800')).not.toBe(contentHash('\ud801'));
});
