/* What reads changed content, for the site's entry point `app/client/live.ts`. */

export { createRecordParser } from './browser/live/record-parser';
