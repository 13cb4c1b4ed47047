import type { SiteData } from '@/lib/content/site-data';
import { makeElement, type Page, type PageElement } from '@/lib/pipeline/export/html-tree';
import { type InlineCode, inlineCode } from '@/lib/pipeline/export/inline-code';
import type { SharingCard } from '@/lib/pipeline/sharing/sharing-card';
import { addressWarnings } from './address-warnings';
import { type PageFrame, pageFrame } from './page-frame';
import type { PageFacts, SharedPicture } from './page-head';
import { pathLinker } from './page-links';
import type { PagePlan } from './page-plan';
import { pageFile, type PageStage } from './page-stage';
import { inlineStyle, sharedStyle } from './page-styles';
import { entryPicture } from './entry-picture';
import { type PageWriter, pageWriter } from './page-writer';
import { listOfPositions, type PlannedPage } from './planned-page';
import { FEED_FILE } from './positions-feed';
import { screenOfPage, type Screens } from './screen-of-page';
import { sharedPictures } from './shared-pictures';
import { classesOf } from './used-styles';
import { writeIndexes } from './write-indexes';
import { writeLists } from './write-lists';

/** Options of `writePages`. */
export interface PagesRequest {
  readonly plan: PagePlan;
  /** Returns the JSON-LD of a page (`makePagesData`). */
  readonly dataOf: (page: PlannedPage) => string;
  /** Where the pages are placed before they are moved into the export. */
  readonly stage: PageStage;
  /** The time of this release, ISO 8601. */
  readonly now: string;
  /** The inline script of each page (lib/browser/plain). */
  readonly script: string;
  /** Styles that only these pages have. */
  readonly style: string;
  /** Receives what is wrong with the addresses, one line each. */
  readonly warn: (line: string) => void;
  /** Draws pictures for sharing. Returns their paths; `undefined` for one that is not ready. */
  readonly draw: (cards: readonly SharingCard[]) => Promise<readonly (string | undefined)[]>;
}

/** Result of `writePages`. */
interface WrittenPages {
  /** The picture that link previews of the entry show, if one was drawn. */
  readonly picture: SharedPicture | undefined;
  /** The inline code of all pages, for the policy in the header. */
  readonly code: InlineCode;
}

/** A page with its content. */
interface MadePage {
  readonly page: PlannedPage;
  readonly content: PageElement;
  readonly picture: SharedPicture | undefined;
}

interface Work {
  readonly dir: string;
  readonly siteUrl: string;
  readonly dataOf: PagesRequest['dataOf'];
  /** The whole style sheet. */
  readonly style: string;
  readonly script: PageElement;
  readonly pages: readonly PlannedPage[];
  readonly picture: SharedPicture | undefined;
  readonly frame: PageFrame;
  readonly writer: PageWriter;
  readonly made: readonly MadePage[];
}

function factsOf({ page, picture }: MadePage, { siteUrl, pages, dataOf, ...work }: Work): PageFacts {
  const { title, description, path } = page;
  const isOfPositions = page.position !== undefined || page === listOfPositions(pages);
  return {
    title,
    description,
    address: `${siteUrl}${path}`,
    picture: picture ?? work.picture,
    data: dataOf(page),
    ...(isOfPositions && { feed: `/${FEED_FILE}` }),
  };
}

function writeScreens(work: Work): void {
  for (const made of work.made.filter(({ page }) => !page.position)) {
    const { page, content } = made;
    const style = inlineStyle(work.style, [work.frame.classes, classesOf(content)]);
    const { route, path } = page;
    const code = [style, work.script];
    work.writer.write(pageFile(path), { facts: factsOf(made, work), route, content, code });
  }
}

async function writePositions(work: Work): Promise<void> {
  const positions = work.made.filter(({ page }) => page.position);
  if (positions.length === 0) return;
  const classes = [work.frame.classes, ...positions.map(({ content }) => classesOf(content))];
  const code = [work.script, await sharedStyle(work.dir, work.style, classes)];
  for (const made of positions) {
    const { page, content } = made;
    const { route, path } = page;
    work.writer.write(pageFile(path), { facts: factsOf(made, work), route, content, code });
  }
}

/**
 * Writes a plain page for each screen and each position, the map of the site, the page for unknown addresses,
 * the site map, the feed of positions and the register of addresses.
 * @param entry The page of the site with its styles; it is not changed.
 * @param screens All screens, by their id. Those that are not in the entry are changed.
 * @param dir Folder of the export.
 * @param data The data that the entry was made from.
 */
export async function writePages(
  entry: Page,
  screens: Screens,
  dir: string,
  data: SiteData,
  request: PagesRequest,
): Promise<WrittenPages> {
  const { plan, stage, now, script } = request;
  const { siteUrl } = data.settings;
  const { pages } = plan;
  addressWarnings(pages).forEach(request.warn);
  const paths = new Map([['/', '/'], ...pages.map(({ route, path }) => [route, path] as const)]);
  const link = pathLinker(paths, siteUrl);
  const frame = pageFrame(entry, link);
  const writer = pageWriter(frame, stage);
  const contents = pages.map(({ route }) => {
    const content = screenOfPage(screens, route);
    link(content);
    return content;
  });
  const pictures = await sharedPictures(pages, contents, screens.get('/'), data, request.draw);
  const made = pages.flatMap((page, index) => {
    const content = contents[index];
    return content ? [{ page, content, picture: pictures.pages[index] }] : [];
  });
  const work: Work = {
    dir,
    siteUrl,
    dataOf: request.dataOf,
    style: [...inlineCode(entry).styles, request.style].join('\n'),
    script: makeElement('script', {}, [script]),
    pages,
    picture: pictures.home ?? entryPicture(entry),
    frame,
    writer,
    made,
  };
  writeScreens(work);
  await writePositions(work);
  writeLists(pages, siteUrl, work);
  await stage.moveTo(dir);
  await writeIndexes(dir, plan, siteUrl, now);
  return { picture: pictures.home, code: writer.code() };
}
