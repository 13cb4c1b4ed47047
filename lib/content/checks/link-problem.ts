/** Why a link of the content leads nowhere: no such page, no such open position, or no usable address at all. */
export type LinkProblem = 'unknown-page' | 'unknown-position' | 'no-address';
