/**
 * Id of the element between the screens that holds a position taken from its file (`lib/browser/early/position-file.ts`) until the
 * record itself has arrived and React shows it. Its `data-holds` is the id of that position's element.
 */
export const POSITION_SLOT_ID = 'posizione-da-file';
