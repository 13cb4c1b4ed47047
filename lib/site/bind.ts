import { bindSite } from '@/lib/declaration';
import { SITE } from './site';

/* Gives the whole site to the engine: for the build, the commands and tests. Scripts of the page bind what they need. */

bindSite(SITE);
