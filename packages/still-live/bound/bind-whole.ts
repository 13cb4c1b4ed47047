import { bindSite, type Declaration } from 'still-live/declaration';

/** What the modules of a site export, by their names. */
export interface SiteExports extends Pick<Declaration, 'rules' | 'structure'> {
  readonly brand: Declaration['brand'] & Pick<Declaration, 'colours'>;
  readonly content: () => Declaration['content'];
  readonly SITE: Partial<Declaration>;
  readonly wording: Declaration['words'];
}

/** The module of a site that exports each of them, or all of it (`brand`). `whole.ts` imports the same. */
export const SITE_MODULES = {
  SITE: 'lib/site/site.ts',
  content: 'lib/site/content.ts',
  wording: 'lib/site/wording.ts',
  rules: 'lib/site/rules.ts',
  structure: 'lib/site/structure.ts',
  brand: 'brand/brand.ts',
} as const satisfies Record<keyof SiteExports, string>;

/** Gives the whole site to the engine: for the build, the commands and tests. Scripts of the page bind what they need. */
export function bindWhole({ brand, content, rules, structure, SITE, wording }: SiteExports): void {
  bindSite({ ...SITE, content: content(), words: wording, rules, structure });
  bindSite({ brand, colours: brand.colours, brandFolder: 'brand', siteName: brand.name });
}
