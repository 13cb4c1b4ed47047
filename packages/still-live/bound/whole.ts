import * as brand from '@/brand/brand';
import { content } from '@/lib/site/content';
import { rules } from '@/lib/site/rules';
import { SITE } from '@/lib/site/site';
import { structure } from '@/lib/site/structure';
import { wording } from '@/lib/site/wording';
import { bindWhole } from './bind-whole';

bindWhole({ brand, content, rules, structure, SITE, wording });
