import '@/lib/site/bind';
import { appShellPage } from 'still-live/next';
import { SiteInDevelopment, SiteWithData, StaticSiteWithData } from './site-with-data';

const { Page, generateMetadata } = appShellPage({ SiteInDevelopment, SiteWithData, StaticSiteWithData });

export { Page as default, generateMetadata };
