import '@/lib/site/bind';
import { staticPage, staticPaths } from 'still-live/next';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from '../site-with-data';

/** Any other address is a 404. */
export const dynamicParams = false;

export const generateStaticParams = staticPaths;

const { Page, generateMetadata } = staticPage({ SiteInDevelopment, SiteWithData, StaticSiteWithData });

export { Page as default, generateMetadata };
