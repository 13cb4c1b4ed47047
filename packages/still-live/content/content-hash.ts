import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './fingerprint';

/**
 * Returns the SHA-256 of the canonical JSON of a raw value, as 64 hex digits. It binds an approval to a publication,
 * and a scheduled value to what it replaces, because nobody can make a second value with the same hash.
 */
export function contentHash(raw: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(raw))));
}
