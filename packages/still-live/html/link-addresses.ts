import type { SafeHtml } from './safe-html';

/** Gives the attributes of the address of a link; `undefined` for a link that stays as it is. */
type AddressOf = (href: string) => { readonly href: string; readonly 'data-entry'?: string } | undefined;

/** They open in the same window. Takes output of the sanitiser; the addresses must need no escaping. */
export function withLinkAddresses(html: SafeHtml, addressOf: AddressOf): SafeHtml {
  const changed = html.replace(/<a [^>]*>/g, (link) => {
    const address = addressOf(/ href="([^"]*)"/.exec(link)?.[1] ?? '');
    if (address === undefined) return link;
    const attributes = Object.entries(address).map(([name, value]) => ` ${name}="${value}"`);
    return link.replace(/ target="[^"]*"/, '').replace(/ href="[^"]*"/, attributes.join(''));
  });
  return changed as SafeHtml;
}
