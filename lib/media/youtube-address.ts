import { parseAddress } from '@/lib/content/parse/parse-address';

const HOSTS = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

function lastSegment(address: URL): string {
  return address.pathname.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * The embed address of a YouTube video, on the host that sets no cookie: controls off, info off, related off, autoplay on,
 * loop on, mute on, playlist = last path segment of the video's address (specification, "Media slider"). Takes any of
 * YouTube's own addresses (in `watch?v=…` the video is in the query); gives `undefined` for an address that is not one.
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
