import '@/lib/site/bind';
import { writtenExportData } from 'still-live/next';
import { positionsFeed } from '@/lib/site/rules/job-feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/atom+xml' };
  return new Response(positionsFeed(await writtenExportData()), { headers });
}
