import { readExportData } from 'still-live/next';
import { positionsFeed } from '@/lib/site/rules/job-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  const headers = { 'content-type': 'application/atom+xml' };
  return new Response(positionsFeed(readExportData()), { headers });
}
