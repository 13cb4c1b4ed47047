import '@/lib/site/bind';
import { mapPage } from 'still-live/next';
import * as site from '../site-with-data';

const { Page, generateMetadata } = mapPage(site);
export { Page as default, generateMetadata };
