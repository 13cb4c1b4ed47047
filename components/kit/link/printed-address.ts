import type { LinkTarget } from '@/lib/route/link';

/**
 * Returns the address that a printed page must show beside a link because the link text does not contain it:
 * for example `ciao@feeling.example` of a mail link, or a whole web address.
 * @param target The target of the link.
 * @param words The text of the link.
 * @returns The address; `undefined` when none is needed, also for a screen of the site.
 */
export function printedAddress(target: LinkTarget, words: string): string | undefined {
  if (target.kind !== 'mail' && target.kind !== 'external') return undefined;
  const address = target.kind === 'mail' ? target.href.replace(/^(mailto|tel):|\?.*$/gi, '') : target.href;
  return words.includes(address) ? undefined : address;
}
