import '@/lib/site/bind';
import { mapPage } from 'still-live/next';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from '../site-with-data';

const { Page, generateMetadata } = mapPage({ SiteInDevelopment, SiteWithData, StaticSiteWithData });

export { Page as default, generateMetadata };
