/*
 * The page contains the first positions only, so that it stays small with any number of them:
 * - the build names them (`inPage`, lib/pipeline/pages/export-data.ts) and leaves the others out of the data with
 *   which the page hydrates (lib/pipeline/export/own-client.ts); they have pages of their own;
 * - the careers screen lists the first positions and shows more on request;
 * - when a visitor opens another position, `lib/browser/early/position-file.ts` copies it from its page into
 *   an empty element between the screens, the slot, until React renders its record
 *   (`components/site/positions.tsx`).
 */

/** How many positions the page contains and lists at first. */
export const POSITIONS_IN_PAGE = 20;

/** Id of the slot. Its `data-holds` is the id of the position's element. */
export const POSITION_SLOT_ID = 'posizione-da-file';
