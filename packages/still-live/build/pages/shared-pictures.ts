import { atAddress, formatsOf, type PictureTable } from 'still-live/media/picture';
import { listPageOf, type SharedPicture, type SiteData } from 'still-live/content/site-data';
import { parseRoute } from 'still-live/route/route';
import { toneOf } from 'still-live/route/tone';
import { declared } from 'still-live/declaration';
import { plainText } from 'still-live/html/plain-text';
import { CARD, type SharingCard } from 'still-live/build/sharing/sharing-card';
import { galleriesIn } from 'still-live/build/snapshot';
import type { PagePlan, PlannedPage } from './page-plan';

type Draw = (cards: readonly SharingCard[]) => Promise<readonly (string | undefined)[]>;

// At least the width of the shape on a card, in pixels.
const WIDE = 600;

// The first picture of the page, in the smallest variant that is large enough, and its focal point.
function pictureOf({ shown }: PlannedPage, pictures: PictureTable): Pick<SharingCard, 'picture' | 'focus'> {
  const { url = '', focus } = galleriesIn(shown).find(({ kind }) => kind === 'image') ?? {};
  const variants = atAddress(pictures, url);
  const width = variants?.widths.find((wide) => wide >= WIDE) ?? variants?.widths.at(-1);
  if (variants === undefined || width === undefined) return { picture: undefined };
  const [, format] = formatsOf(variants);
  return {
    picture: `media/${variants.id}-${width}.${format}`,
    ...(focus && { focus }),
  };
}

// In characters. A longer sentence does not fit into a card.
const LONGEST_SENTENCE = 90;

// The first sentence about the company, unless it is too long.
function homeTitle({ texts: [text] }: PlannedPage): string {
  const statement = text === undefined ? '' : plainText(text);
  const sentence = /^.+?[.!?](?=\s|$)/.exec(statement)?.[0] ?? '';
  return sentence.length <= LONGEST_SENTENCE ? sentence : '';
}

export async function sharedPictures(
  { home, pages }: PagePlan,
  { pictures }: Pick<SiteData, 'pictures'>,
  siteUrl: string,
  draw: Draw,
): Promise<ReadonlyMap<string, SharedPicture>> {
  const title = homeTitle(home);
  const cards = [home, ...pages].map((page): SharingCard => {
    const { name, within = '', route } = page;
    return {
      title: page === home ? title : name,
      kicker: listPageOf(page, pages)?.name ?? within,
      tone: toneOf(parseRoute(route)),
      ...pictureOf(page, pictures),
    };
  });
  const drawn = await draw(cards);
  return new Map(
    [home, ...pages].flatMap((page, index) => {
      const path = drawn[index];
      if (path === undefined) return [];
      const alt =
        page !== home
          ? page.title
          : [declared('brand').name, title].filter((words) => words !== '').join(': ');
      return [[page.path, { url: `${siteUrl}${path}`, alt, ...CARD }] as const];
    }),
  );
}
