import type { SafeHtml } from './safe-html';

type AddressOf = (href: string) => { readonly href: string; readonly 'data-entry'?: string } | undefined;

/**
 * Changes the addresses of links, which then open in the same window. Expects output of the sanitiser, and addresses
 * that need no escaping.
 */
export function withLinkAddresses(html: SafeHtml, addressOf: AddressOf): SafeHtml {
  const changed = html.replace(/<a [^>]*>/g, (link) => {
    const address = addressOf(/ href="([^"]*)"/.exec(link)?.[1] ?? '');
    if (address === undefined) return link;
    const attributes = Object.entries(address).map(([name, value]) => ` ${name}="${value}"`);
    return link.replace(/ target="[^"]*"/, '').replace(/ href="[^"]*"/, attributes.join(''));
  });
  return changed as SafeHtml;
}
