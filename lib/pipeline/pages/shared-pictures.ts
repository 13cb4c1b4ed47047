import type { SiteData } from '@/lib/content/site-data';
import { attributeOf, findElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { CARD, type SharingCard } from '@/lib/pipeline/sharing/sharing-card';
import type { SharedPicture } from './page-head';
import type { PlannedPage } from './planned-page';

type Draw = (cards: readonly SharingCard[]) => Promise<readonly (string | undefined)[]>;

/** As wide as the petal of a card, at least. */
const WIDE = 600;

const TONES: Readonly<Record<string, SharingCard['tone']>> = {
  '/cosa_facciamo/1': 'peach',
  '/cosa_facciamo/2': 'sage',
  '/chi_siamo': 'peach',
  '/contatti': 'sage',
};

/** The file of the first picture that a page shows, in the smallest variant that is large enough. */
function pictureFile(content: PageElement, { pictures }: SiteData): string | undefined {
  const image = findElement(content, 'img');
  const id = /^\/media\/([\da-f]+)-\d+\.jpg$/.exec((image && attributeOf(image, 'src')) ?? '')?.[1];
  const widths = Object.values(pictures).find((picture) => picture.id === id)?.widths;
  const width = widths?.find((wide) => wide >= WIDE) ?? widths?.at(-1);
  return id === undefined || width === undefined ? undefined : `media/${id}-${width}.jpg`;
}

/**
 * The pictures for sharing of some pages.
 * @param pages - the pages
 * @param contents - what each shows
 * @param data - what the site is made from
 * @param draw - draws them
 * @returns one for each page; `undefined` where there is none
 */
export async function sharedPictures(
  pages: readonly PlannedPage[],
  contents: readonly PageElement[],
  data: SiteData,
  draw: Draw,
): Promise<readonly (SharedPicture | undefined)[]> {
  const list = pages.find(({ route }) => route === '/lavora_con_noi')?.name ?? '';
  const cards = pages.map(({ name, within, route, position }, index) => {
    const content = contents[index];
    const kicker = position ? list : (within ?? '');
    const picture = content && pictureFile(content, data);
    return { title: name, kicker, tone: TONES[route] ?? ('lilac' as const), picture };
  });
  const paths = await draw(cards);
  return pages.map(({ title }, index) => {
    const path = paths[index];
    return path === undefined ? undefined : { url: `${data.settings.siteUrl}${path}`, alt: title, ...CARD };
  });
}
