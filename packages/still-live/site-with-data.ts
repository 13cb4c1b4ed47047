'use client';
/* What Next renders for the export, for a file of the site that binds it (`app/site-with-data.tsx`). */

export { SiteInDevelopment, SiteWithData, StaticSiteWithData } from './next/site-with-data';
