/** Why a link of the content does not lead where it says: no such page, no such tab, no such open position, or no usable address at all. */
export type LinkProblem = 'unknown-page' | 'unknown-tab' | 'unknown-position' | 'no-address';
