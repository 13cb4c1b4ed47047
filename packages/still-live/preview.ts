/* The draft preview, for the site's entry point `app/client/preview.ts`. */

export { Preview } from './preview/preview';
