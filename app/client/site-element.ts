/** Id of the element that holds the site and nothing else: React hydrates what is in it. */
export const SITE_ELEMENT_ID = 'sito';
