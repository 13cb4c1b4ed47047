/**
 * Id of the element between the screens that holds a position taken from its file (`app/early/position-file.ts`) until the
 * record itself has arrived and React shows it.
 */
export const POSITION_SLOT_ID = 'posizione-da-file';
