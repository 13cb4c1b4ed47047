import type { Structure } from 'still-live';

/** What search engines are told, beside what the engine knows. */
export const structure: Structure = {};
