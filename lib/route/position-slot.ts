/**
 * Id of the element between the screens that shows a position loaded from its file
 * (`lib/browser/early/position-file.ts`) until React renders its record. Its `data-holds` is the id of the
 * position's element.
 */
export const POSITION_SLOT_ID = 'posizione-da-file';
