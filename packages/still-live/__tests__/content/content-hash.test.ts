import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { contentHash } from 'still-live/content/content-hash';
import { canonicalJson } from 'still-live/content/fingerprint';

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
