import { parseAddress } from 'still-live/route/parse-address';

const HOSTS = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

/** The paths of a video; of playlists, channels and the like, YouTube's frame says "video not available". */
const VIDEO_PATH = /^\/(?:embed|shorts|live|v|e)\/([\w-]+)\/?$/;
const SHORT_PATH = /^\/([\w-]+)\/?$/;

/** An address in the form of one of a video, which plays a list that is in its query. */
const LIST_NAME = 'videoseries';

/** Returns the id of the video at an address on YouTube; an empty text when there is none. */
function videoOf({ hostname, pathname, searchParams }: URL): string {
  if (hostname === 'youtu.be') return SHORT_PATH.exec(pathname)?.[1] ?? '';
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  const video = VIDEO_PATH.exec(pathname)?.[1] ?? '';
  return video === LIST_NAME ? '' : video;
}

/**
 * Returns the embed address of a YouTube video, on the host that sets no cookie: controls off, info off,
 * related off, autoplay on, loop on, mute on, playlist = last path segment of the video's address
 * (specification, "Media slider").
 * @param url Any address of a video on YouTube; in `watch?v=…` the video is in the query.
 * @returns The address; `undefined` when `url` is not that of a video on YouTube.
 */
export function youtubeEmbed(url: string): string | undefined {
  const address = parseAddress(url.trim());
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
