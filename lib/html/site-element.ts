/** Id of the element that holds the site and nothing else: React hydrates what is in it. */
export const SITE_ELEMENT_ID = 'sito';

/** Property of the window with the data that the site hydrates with; the build knows our client by this name. */
export const HYDRATION_PROPERTY = 'siteHydration';
