import { writtenSiteData } from '../site-data';
import { positionsFeed } from './feed';

/** Part of the static export. */
export const dynamic = 'force-static';

/** The feed of the open positions. */
export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/atom+xml' };
  return new Response(positionsFeed(await writtenSiteData()), { headers });
}
