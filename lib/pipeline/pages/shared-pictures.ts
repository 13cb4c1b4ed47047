import type { SiteData } from '@/lib/content/site-data';
import { SITE_NAME } from '@/lib/content/site-name';
import { plainText } from '@/lib/html/plain-text';
import { attributeOf, findElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { CARD, type SharingCard } from '@/lib/pipeline/sharing/sharing-card';
import type { SharedPicture } from './page-head';
import type { PlannedPage } from './planned-page';

type Draw = (cards: readonly SharingCard[]) => Promise<readonly (string | undefined)[]>;

/** At least the width of the petal of a card, in pixels. */
const WIDE = 600;

const TONES: Readonly<Record<string, SharingCard['tone']>> = {
  '/cosa_facciamo/1': 'peach',
  '/cosa_facciamo/2': 'sage',
  '/chi_siamo': 'peach',
  '/contatti': 'sage',
};

/** Returns the file of the first picture of a page, in the smallest variant that is large enough. */
function pictureFile(content: PageElement, { pictures }: SiteData): string | undefined {
  const image = findElement(content, 'img');
  const id = /^\/media\/([\da-f]+)-\d+\.jpg$/.exec((image && attributeOf(image, 'src')) ?? '')?.[1];
  const widths = Object.values(pictures).find((picture) => picture.id === id)?.widths;
  const width = widths?.find((wide) => wide >= WIDE) ?? widths?.at(-1);
  return id === undefined || width === undefined ? undefined : `media/${id}-${width}.jpg`;
}

/** A longer sentence does not fit into a card, in characters. */
const LONGEST_SENTENCE = 90;

/** Returns the title of Home's card: the first sentence about the company, unless it is too long. */
function homeTitle({ snapshot }: SiteData): string {
  const text = snapshot.records['pagine/home']?.testo_chi_siamo;
  const statement = text === undefined ? '' : plainText(text);
  const sentence = /^.+?[.!?](?=\s|$)/.exec(statement)?.[0] ?? '';
  return sentence.length <= LONGEST_SENTENCE ? sentence : '';
}

/** The pictures for sharing; `undefined` where there is none. */
interface SharedPictures {
  readonly home: SharedPicture | undefined;
  /** One for each page. */
  readonly pages: readonly (SharedPicture | undefined)[];
}

/**
 * Draws the pictures for sharing of Home and some pages.
 * @param pages The pages.
 * @param contents The content of each page.
 * @param home The content of Home.
 * @param data The data of the site.
 * @param draw Draws them.
 */
export async function sharedPictures(
  pages: readonly PlannedPage[],
  contents: readonly PageElement[],
  home: PageElement | undefined,
  data: SiteData,
  draw: Draw,
): Promise<SharedPictures> {
  const list = pages.find(({ route }) => route === '/lavora_con_noi')?.name ?? '';
  const first: SharingCard = {
    title: homeTitle(data),
    kicker: '',
    tone: 'peach',
    picture: home && pictureFile(home, data),
  };
  const cards = pages.map(({ name, within, route, position }, index): SharingCard => {
    const content = contents[index];
    const kicker = position ? list : (within ?? '');
    return {
      title: name,
      kicker,
      tone: TONES[route] ?? 'lilac',
      picture: content && pictureFile(content, data),
    };
  });
  const [homePath, ...paths] = await draw([first, ...cards]);
  const shared = (path: string | undefined, alt: string): SharedPicture | undefined =>
    path === undefined ? undefined : { url: `${data.settings.siteUrl}${path}`, alt, ...CARD };
  return {
    home: shared(homePath, first.title === '' ? SITE_NAME : `${SITE_NAME}: ${first.title}`),
    pages: pages.map(({ title }, index) => shared(paths[index], title)),
  };
}
