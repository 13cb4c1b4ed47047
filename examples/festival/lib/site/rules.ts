import type { Rules } from 'still-live/content';

/** What editors are told, beside what the fields say. */
export const rules: Rules = [];
