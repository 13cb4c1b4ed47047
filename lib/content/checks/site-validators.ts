import { isIndex, POSITIONS_LIST } from '@/lib/content/records';
import { keysAt } from '@/lib/content/parse/records-of-tree';
import { dayInZone } from '@/lib/content/timeline/zoned-time';
import { htmlProblems } from '@/lib/html/html-problems';
import { safeMediaAddress } from '@/lib/media/media-address';
import { youtubeEmbed } from '@/lib/media/youtube-address';
import { resolveLink } from '@/lib/route/link';
import { checkLink } from '@/lib/route/link-check';
import type { Validators } from './validators';

const ADDRESSES = { link: resolveLink, media: safeMediaAddress };

/**
 * Returns the functions with which the site itself resolves links and addresses and sanitises HTML.
 * @param tree Raw value of a base path: links may lead to the positions in it.
 */
export function siteValidators(tree: unknown): Validators {
  const positions = new Set(keysAt(tree, POSITIONS_LIST).filter(isIndex));
  return {
    link: (raw) => checkLink(raw, positions),
    today: dayInZone(Date.now()),
    isMedia: (url) => safeMediaAddress(url) !== undefined,
    isYoutube: (url) => youtubeEmbed(url) !== undefined,
    html: (raw, kind) => htmlProblems(raw, kind, ADDRESSES),
  };
}
