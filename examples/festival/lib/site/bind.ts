import { bindSite } from 'still-live';
import * as brand from '@/brand/brand';
import { content, SITE } from './site';
import { words } from './words';

/* Gives the whole site to the engine: for the build and the commands. Scripts of the page bind what they need. */

bindSite({ ...SITE, content: content(), words, rules: [], project: 'festival' });
bindSite({ brand, colours: brand.colours, brandFolder: 'brand', siteName: brand.name });
