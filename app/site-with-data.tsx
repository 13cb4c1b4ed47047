'use client';
import '@/lib/site/bind';
import '@/components/bind';
import './client/chunks';

/* Components that Next renders for the export: where they run, the site is bound by this file. */

export { SiteInDevelopment, SiteWithData, StaticSiteWithData } from 'still-live/site-with-data';
