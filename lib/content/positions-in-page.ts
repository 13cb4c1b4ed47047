/** How many positions the page itself holds and lists at first; the others have a file each (scripts/build/split-positions.ts). */
export const POSITIONS_IN_PAGE = 20;
