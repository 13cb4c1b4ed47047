import { content } from '@/lib/site/site';
import { bindSite } from 'still-live';

/* A script of its own, loaded after the page: live content needs the schema. */

bindSite({ content: content() });
export { startLiveContent } from 'still-live/live';
