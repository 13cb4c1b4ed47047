export const dynamic = 'force-static';
export { robots as default } from 'still-live/next';
