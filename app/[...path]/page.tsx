import '@/lib/site/bind';
import { staticPage, staticPaths } from 'still-live/next';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from '../site-with-data';

/** Only the pages of the release exist. */
export const dynamicParams = false;

export const generateStaticParams = staticPaths;

const { Page, generateMetadata } = staticPage({ SiteInDevelopment, SiteWithData, StaticSiteWithData });

export { Page as default, generateMetadata };
