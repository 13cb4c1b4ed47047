import '@/lib/site/bind';
import { notFoundPage } from 'still-live/next';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from './site-with-data';

const { Page, generateMetadata } = notFoundPage({ SiteInDevelopment, SiteWithData, StaticSiteWithData });

export { Page as default, generateMetadata };
