'use client';
import '@/lib/site/bind';
import '@/components/bind';
import './client/chunks';

export { SiteInDevelopment, SiteWithData, StaticSiteWithData } from 'still-live/site-with-data';
