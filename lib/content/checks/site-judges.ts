import { youtubeEmbed } from '@/lib/media/youtube-address';
import { htmlProblems } from '@/lib/html/html-problems';
import { safeMediaAddress } from '@/lib/media/media-address';
import type { Judges } from '@/lib/content/checks/judges';
import { resolveLink } from '@/lib/route/link';
import { checkLink } from '@/lib/route/link-check';

const ADDRESSES = { link: resolveLink, media: safeMediaAddress };

/** The judges of the checks, which are what the site itself shows content with. Takes the keys of the open positions. */
export function siteJudges(positions: ReadonlySet<string>): Judges {
  return {
    link: (raw) => checkLink(raw, positions),
    today: new Date().toISOString().slice(0, 10),
    isMedia: (url) => safeMediaAddress(url) !== undefined,
    isYoutube: (url) => youtubeEmbed(url) !== undefined,
    html: (raw, kind) => htmlProblems(raw, kind, ADDRESSES),
  };
}
