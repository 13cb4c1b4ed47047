import type { Metadata } from 'next';
import { SITE_NAME } from '@/lib/content/site-name';
import type { SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { safeMediaAddress } from '@/lib/media/media-address';

const DESCRIPTION_LENGTH = 160;
/** Width of a sharing picture that the large networks recommend, in pixels. */
const SHARING_WIDTH = 1200;

/** A picture for link previews, with its absolute address; sizes in pixels, if known. */
interface SharingPicture {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** Returns the description of the site: the start of the text about the company on Home, if any. */
export function siteDescription({ snapshot }: SiteData): string {
  const statement = snapshot.records['pagine/home']?.testo_chi_siamo;
  return statement === undefined ? '' : shorten(plainText(statement), DESCRIPTION_LENGTH);
}

/**
 * Returns the picture to share: the first picture of the cover of Home, in the smallest variant that is
 * enough.
 */
export function sharingPicture({ snapshot, pictures, settings }: SiteData): SharingPicture | undefined {
  const cover = snapshot.records['pagine/home']?.immagini_di_copertina.find(({ kind }) => kind === 'image');
  const address = cover && safeMediaAddress(cover.url);
  if (cover === undefined || address === undefined) return undefined;
  const variants = Object.hasOwn(pictures, cover.url) ? pictures[cover.url] : undefined;
  const width = variants?.widths.find((wide) => wide >= SHARING_WIDTH) ?? variants?.widths.at(-1);
  if (variants === undefined || width === undefined) {
    return { url: new URL(address, settings.siteUrl).href, alt: cover.alt };
  }
  const height = Math.round((width * variants.height) / variants.width);
  return { url: `${settings.siteUrl}/media/${variants.id}-${width}.jpg`, width, height, alt: cover.alt };
}

/** Returns the metadata of the entry from its content: title, description, canonical address, sharing. */
export function siteMetadata(data: SiteData): Metadata {
  const address = `${data.settings.siteUrl}/`;
  const description = siteDescription(data);
  const picture = sharingPicture(data);
  const shared = { title: SITE_NAME, description, ...(picture && { images: [picture] }) };
  return {
    title: SITE_NAME,
    description,
    alternates: { canonical: address },
    openGraph: { type: 'website', locale: 'it_IT', siteName: SITE_NAME, url: address, ...shared },
    twitter: { card: picture ? 'summary_large_image' : 'summary', ...shared },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, date: false, email: false, address: false },
  };
}
