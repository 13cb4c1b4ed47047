import '@/lib/site/bind';
import { staticPage, staticPaths } from 'still-live/next';
import * as site from '../site-with-data';

export const dynamicParams = false;
export const generateStaticParams = staticPaths;

const { Page, generateMetadata } = staticPage(site);
export { Page as default, generateMetadata };
