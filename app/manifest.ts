export const dynamic = 'force-static';
export { manifest as default } from 'still-live/next';
