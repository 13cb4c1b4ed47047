/** How many positions the page itself holds and lists at first; the others are in their own pages alone (lib/pipeline/export/held-positions.ts). */
export const POSITIONS_IN_PAGE = 20;
