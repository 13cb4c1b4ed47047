/**
 * How many positions the page contains and lists at first, so that it stays small with any number of them. The build
 * names them (`inPage`, lib/pipeline/pages/export-data.ts) and leaves the others out of the data with which the page
 * hydrates (lib/pipeline/export/own-client.ts). The others have pages of their own; at their hash address they are read
 * live, and the list shows more of them on request.
 */
export const POSITIONS_IN_PAGE = 50;
