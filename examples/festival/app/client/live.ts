import { bindSite } from 'still-live';
import { content } from '@/lib/site/site';

bindSite({ content: content() });
export { createRecordParser } from 'still-live/live';
