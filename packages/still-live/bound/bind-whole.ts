import { bindSite, type Declaration } from 'still-live/declaration';

/** What the modules of a site export, by their names. */
export interface SiteExports extends Pick<Declaration, 'rules' | 'structure'> {
  readonly brand: Declaration['brand'] & Pick<Declaration, 'colours'>;
  readonly content: () => Declaration['content'];
  readonly SITE: Partial<Declaration>;
  readonly wording: Declaration['words'];
}

/** Gives the whole site to the engine: for the build, the commands and tests. Scripts of the page bind what they need. */
export function bindWhole({ brand, content, rules, structure, SITE, wording }: SiteExports): void {
  bindSite({ ...SITE, content: content(), words: wording, rules, structure });
  bindSite({ brand, colours: brand.colours, brandFolder: 'brand', siteName: brand.name });
}
