import * as brand from '@/brand/brand';
import { bindSite } from 'still-live';
import { content } from './content';
import { CHECKS } from './rules/checks';
import { organizationFacts } from './rules/company-facts';
import { jobOf } from './rules/job-posting';
import { SITE } from './site';
import { wording } from './wording';

/* Gives the whole site to the engine: for the build, the commands and tests. Scripts of the page bind what they need. */

bindSite({ ...SITE, content: content(), words: wording, rules: CHECKS });
bindSite({ brand, colours: brand.colours, brandFolder: 'brand', siteName: brand.name });
bindSite({ project: 'feeling' });
bindSite({ structure: { organization: organizationFacts, ofPage: jobOf } });
