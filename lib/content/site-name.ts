/** The name of the site, as titles end with it. */
export const SITE_NAME = 'Feeling';
