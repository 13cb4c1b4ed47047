import '@/lib/site/bind';
import { appShellPage } from 'still-live/next';
import * as site from './site-with-data';

const { Page, generateMetadata } = appShellPage(site);
export { Page as default, generateMetadata };
