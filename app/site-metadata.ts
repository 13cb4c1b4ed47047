import type { Metadata } from 'next';
import { SITE_NAME } from '@/lib/content/site-name';
import type { SiteData } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { safeMediaAddress } from '@/lib/media/media-address';

const DESCRIPTION_LENGTH = 160;
/** What the large networks ask of a sharing picture, in pixels. */
const SHARING_WIDTH = 1200;

/** A picture for link previews, with its absolute address; sizes in pixels, when the build knows them. */
interface SharingPicture {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** The description of the site, from what its home page says about the company; empty when it says nothing. */
export function siteDescription({ snapshot }: SiteData): string {
  const statement = snapshot.records['pagine/home']?.testo_chi_siamo;
  return statement === undefined ? '' : shorten(plainText(statement), DESCRIPTION_LENGTH);
}

/** The picture to share: the first still image of the home cover, in the smallest variant that is large enough. */
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

/**
 * What search engines and link previews are told about the site: title, description, canonical address, Open Graph and Twitter, all
 * from the content. Takes the data the page is made from.
 */
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
    formatDetection: { telephone: false, email: false, address: false },
  };
}
