import type { LinkTarget } from '@/lib/route/link';

/**
 * The address that a printed page must give beside a link, because its words do not: `ciao@feeling.example` of a mail link, the whole
 * of a web address. Takes the target and the words; gives `undefined` for a screen of the site, which paper cannot lead to.
 */
export function printedAddress(target: LinkTarget, words: string): string | undefined {
  if (target.kind !== 'mail' && target.kind !== 'external') return undefined;
  const address = target.kind === 'mail' ? target.href.replace(/^(mailto|tel):|\?.*$/gi, '') : target.href;
  return words.includes(address) ? undefined : address;
}
