export const dynamic = 'force-static';
export { sitemap as default } from 'still-live/next';
