import { parseAddress } from '@/lib/content/parse/parse-address';

const HOSTS = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

function lastSegment(address: URL): string {
  return address.pathname.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * Returns the embed address of a YouTube video, on the host that sets no cookie: controls off, info off,
 * related off, autoplay on, loop on, mute on, playlist = last path segment of the video's address
 * (specification, "Media slider").
 * @param url Any address of a video on YouTube; in `watch?v=…` the video is in the query.
 * @returns The address; `undefined` when `url` is not on YouTube.
 */
export function youtubeEmbed(url: string): string | undefined {
  const address = parseAddress(url.trim());
  if (!address || !/^https?:$/.test(address.protocol) || !HOSTS.test(address.hostname)) return undefined;
  const segment = lastSegment(address);
  const video = segment === 'watch' ? (address.searchParams.get('v') ?? '') : segment;
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
