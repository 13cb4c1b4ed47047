/* The site, given to the engine once: whatever starts the engine binds it first. */

export * from './declaration';
export type { Brand } from './brand/brand';
export type { Structure } from './content/structure';
export type { Rules } from './content/checks/editor-issue';
export { WORDS } from './words';
