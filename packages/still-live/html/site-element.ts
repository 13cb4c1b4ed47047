/** Id of the element that contains the site and nothing else. React hydrates its content. */
export const SITE_ELEMENT_ID = 'sito';

/** Property of `window` with the data for hydration. The build recognises our client by this name. */
export const HYDRATION_PROPERTY = 'siteHydration';

/** Event of `window`: the scripts have loaded, but the site could not start (app/client). */
export const START_FAILED = 'startfailed';
