import { content } from '@/lib/site/content';
import { bindSite } from 'still-live/declaration';

/* A script of its own, loaded once some content has changed: to read it takes the schema. */

bindSite({ content: content() });
export { createRecordParser } from 'still-live/browser/live/record-parser';
