import { content } from '@/lib/site/content';
import { rules } from '@/lib/site/rules';
import { bindSite } from 'still-live/declaration';

/* A script of its own, for editors alone: the preview looks at the content too. */

bindSite({ content: content(), rules });
export { Preview } from 'still-live/preview/preview';
