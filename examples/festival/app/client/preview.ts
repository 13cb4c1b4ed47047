import { bindSite } from 'still-live';
import { content } from '@/lib/site/site';

bindSite({ content: content() });
export { Preview } from 'still-live/preview';
