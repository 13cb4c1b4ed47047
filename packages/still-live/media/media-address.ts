import { asTyped, composeLetters } from 'still-live/html/characters';
import { parseAddress } from 'still-live/route/parse-address';

// One form for all ways to write a letter: `due parole` and `due%20parole`, NFD and NFC.
function normalSegment(segment: string): string {
  try {
    return encodeURIComponent(composeLetters(decodeURIComponent(segment)));
  } catch {
    // No valid percent-encoding.
    return segment;
  }
}

/**
 * Checks the address of a picture or a video.
 * @param url Address as written in the content.
 * @returns The one normal form of the address, by which every table knows it, when it is `http(s)` or a path on this
 *   site (`/…`, not `//host`); otherwise `undefined`, and it must not be requested. Its own normal form is itself.
 */
export function safeMediaAddress(url: string): string | undefined {
  const trimmed = asTyped(url);
  if (/^https?:\/\//i.test(trimmed)) return parseAddress(trimmed)?.href;
  // A browser removes tabs and line breaks from addresses, so `/<tab>/host` would be another host.
  if (!/^\/(?![/\\])/.test(trimmed.replace(/[\t\n\r]/g, ''))) return undefined;
  const { pathname = '', search, hash } = parseAddress(trimmed, 'http://site') ?? {};
  // `/.//host` too.
  if (pathname.startsWith('//')) return undefined;
  return `${pathname.split('/').map(normalSegment).join('/')}${search}${hash}`;
}

const HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

// For playlists, channels and the like, YouTube's frame says "video not available".
const VIDEO_PATH = /^\/(?:embed|shorts|live|v|e)\/([\w-]+)\/?$/;
const SHORT_PATH = /^\/([\w-]+)\/?$/;

// It looks like the id of a video, and plays a list that is in the query.
const LIST_NAME = 'videoseries';

function videoOf({ hostname, pathname, searchParams }: URL): string {
  if (hostname === 'youtu.be') return SHORT_PATH.exec(pathname)?.[1] ?? '';
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  const video = VIDEO_PATH.exec(pathname)?.[1] ?? '';
  return video === LIST_NAME ? '' : video;
}

/**
 * Returns the embed address of a YouTube video, on the host that sets no cookie: controls off, info off,
 * related off, autoplay on, loop on, mute on, playlist = last path segment of the video's address.
 * @param url Any address of a video on YouTube, also without `https://`; in `watch?v=…` the video is in the query.
 * @returns The address; `undefined` when `url` is not that of a video on YouTube.
 */
export function youtubeEmbed(url: string): string | undefined {
  const written = asTyped(url);
  const address = parseAddress(written.includes('://') ? written : `https://${written.replace(/^\/\//, '')}`);
  if (!address || !/^https?:$/.test(address.protocol) || !HOSTS.test(address.hostname)) return undefined;
  const video = videoOf(address);
  if (!/^[\w-]+$/.test(video)) return undefined;
  const parameters = new URLSearchParams({
    controls: '0',
    showinfo: '0',
    rel: '0',
    autoplay: '1',
    loop: '1',
    mute: '1',
    playlist: video,
  });
  return `https://www.youtube-nocookie.com/embed/${video}?${parameters.toString()}`;
}
