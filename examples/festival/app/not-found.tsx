import '@/lib/site/bind';
import { notFoundPage } from 'still-live/next';
import * as site from './site-with-data';

const { Page, generateMetadata } = notFoundPage(site);
export { Page as default, generateMetadata };
