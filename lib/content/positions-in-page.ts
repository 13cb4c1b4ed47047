/** How many positions the page itself holds and lists at first; the others have a file each (lib/pipeline/export/position-pages.ts). */
export const POSITIONS_IN_PAGE = 20;
