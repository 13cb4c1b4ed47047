import { CHECKS } from '@/lib/site/rules/checks';
import { content } from '@/lib/site/content';
import { bindSite } from 'still-live';

/* A script of its own, for editors alone: the preview looks at the content too. */

bindSite({ content: content(), rules: CHECKS });
export { Preview } from 'still-live/preview';
