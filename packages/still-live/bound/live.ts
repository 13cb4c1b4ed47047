import { content } from '@/lib/site/content';
import { bindSite } from 'still-live/declaration';

/* A script of its own, loaded when some content has changed: parsing that needs the schema. */

bindSite({ content: content() });
export { createRecordParser } from 'still-live/browser/live/record-parser';
