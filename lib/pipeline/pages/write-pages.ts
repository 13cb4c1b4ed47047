import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExpired } from '@/lib/content/job-facts';
import type { SiteData } from '@/lib/content/site-data';
import { SITE_NAME } from '@/lib/content/site-name';
import type { Page, PageElement } from '@/lib/pipeline/export/html-tree';
import { type InlineCode, inlineCode } from '@/lib/pipeline/export/inline-code';
import { RELEASE_REDIRECTS } from '@/lib/pipeline/serve/redirects';
import { mapContent, notFoundContent } from './list-content';
import { pageData } from './page-data';
import { type PageFrame, pageFrame } from './page-frame';
import type { PageFacts, SharedPicture } from './page-head';
import { CADDY_FILE, caddyRedirects, NGINX_FILE, nginxRedirects, redirectsOf } from './page-redirects';
import { linkToPaths, MAP_PATH, type PagePaths } from './page-links';
import { type PagePlan, planPages } from './page-plan';
import { type PreviousPages, REGISTER_FILE } from './page-register';
import { inlineStyle, sharedStyle } from './page-styles';
import { entryPicture, type PageWriter, pageWriter, scriptElement } from './page-writer';
import type { PlannedPage } from './planned-page';
import { FEED_FILE, positionsFeed } from './positions-feed';
import { screenOfPage, screensOf } from './screen-of-page';
import { sitemap } from './sitemap';
import { classesOf } from './used-styles';

/** What the plain pages are made with, beside the entry. */
export interface PagesRequest {
  /** The pages of the last release. */
  readonly previous: PreviousPages;
  /** The time of this release, ISO 8601. */
  readonly now: string;
  /** The inline script of each page (lib/browser/plain). */
  readonly script: string;
  /** Styles that only these pages have. */
  readonly style: string;
}

/** What writing the pages came to. */
export interface WrittenPages {
  readonly plan: PagePlan;
  /** The inline code of all pages, for the policy in the header. */
  readonly code: InlineCode;
}

interface Work {
  readonly dir: string;
  readonly siteUrl: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The whole style sheet. */
  readonly style: string;
  readonly script: PageElement;
  readonly paths: PagePaths;
  readonly pages: readonly PlannedPage[];
  readonly picture: SharedPicture | undefined;
  readonly frame: PageFrame;
  readonly writer: PageWriter;
  /** Takes the screen of a page out of the entry. */
  readonly screen: (page: PlannedPage) => PageElement;
}

function fileOf(path: string): string {
  return `${path.slice(1)}index.html`;
}

function factsOf(page: PlannedPage, { siteUrl, picture, pages, today }: Work): PageFacts {
  const { title, description, path } = page;
  const list = pages.find(({ route }) => route === '/lavora_con_noi');
  const isOfPositions = page.position !== undefined || page === list;
  return {
    title,
    description,
    address: `${siteUrl}${path}`,
    picture,
    data: pageData(page, list, siteUrl, today),
    ...(isOfPositions && { feed: `/${FEED_FILE}` }),
  };
}

async function writeScreens(work: Work): Promise<void> {
  for (const page of work.pages.filter(({ position }) => !position)) {
    const content = work.screen(page);
    const style = inlineStyle(work.style, [work.frame.classes, classesOf(content)]);
    const { route, path } = page;
    const code = [style, work.script];
    await work.writer.write(fileOf(path), { facts: factsOf(page, work), route, content, code });
  }
}

async function writePositions(work: Work): Promise<void> {
  const positions = work.pages.filter(({ position }) => position);
  if (positions.length === 0) return;
  const contents = positions.map((page) => [page, work.screen(page)] as const);
  const classes = [work.frame.classes, ...contents.map(([, content]) => classesOf(content))];
  const code = [work.script, await sharedStyle(work.dir, work.style, classes)];
  for (const [page, content] of contents) {
    const { route, path } = page;
    await work.writer.write(fileOf(path), { facts: factsOf(page, work), route, content, code });
  }
}

async function writeLists(work: Work): Promise<void> {
  const { siteUrl, picture, frame, writer, pages } = work;
  const lists = [
    {
      name: fileOf(MAP_PATH),
      content: mapContent(pages),
      facts: {
        title: `Mappa del sito — ${SITE_NAME}`,
        description: `Tutte le pagine di ${SITE_NAME} e le posizioni aperte.`,
        address: `${siteUrl}${MAP_PATH}`,
        picture,
      },
    },
    {
      name: '404.html',
      content: notFoundContent(pages),
      facts: {
        title: `Questa pagina non c’è — ${SITE_NAME}`,
        description: 'L’indirizzo non porta a nessuna pagina del sito.',
        address: `${siteUrl}/`,
        hidden: true,
      },
    },
  ];
  for (const { name, content, facts } of lists) {
    const code = [inlineStyle(work.style, [frame.classes, classesOf(content)]), work.script];
    await writer.write(name, { facts, content, code });
  }
}

async function writeIndexes(
  { dir, siteUrl, pages, today }: Work,
  plan: PagePlan,
  now: string,
): Promise<void> {
  const open = pages.filter(({ position }) => position && !isExpired(position.dati, today));
  const entries = [plan.home, ...pages].map(({ path, changed }) => ({
    address: `${siteUrl}${path}`,
    changed,
  }));
  await writeFile(join(dir, 'sitemap.xml'), sitemap(entries));
  await writeFile(join(dir, FEED_FILE), positionsFeed(open, siteUrl, now));
  await writeFile(join(dir, REGISTER_FILE), JSON.stringify(plan.register));
  const redirects = redirectsOf(plan);
  await writeFile(join(dir, RELEASE_REDIRECTS), JSON.stringify(redirects));
  await writeFile(join(dir, NGINX_FILE), nginxRedirects(redirects));
  await writeFile(join(dir, CADDY_FILE), caddyRedirects(redirects));
}

/**
 * Writes a plain page for each screen and each position, the map of the site, the page for wrong addresses, the site map, the feed of
 * positions and the register of addresses.
 * @param entry - the page of the site with all screens in it, its styles among them; it stays as it is
 * @param dir - folder of the export
 * @param data - everything the entry was made from
 * @param request - what the pages are made with
 */
export async function writePages(
  entry: Page,
  dir: string,
  data: SiteData,
  request: PagesRequest,
): Promise<WrittenPages> {
  const { previous, now, script } = request;
  const { siteUrl } = data.settings;
  const plan = planPages(data, previous.register, now);
  const { pages } = plan;
  const paths = new Map([['/', '/'], ...pages.map(({ route, path }) => [route, path] as const)]);
  const frame = pageFrame(entry, paths, siteUrl);
  const screens = screensOf(entry);
  const writer = pageWriter(dir, frame, previous.dir);
  const screen = ({ route }: PlannedPage): PageElement => {
    const content = screenOfPage(screens, route);
    linkToPaths(content, paths, siteUrl);
    return content;
  };
  const work: Work = {
    dir,
    siteUrl,
    today: now.slice(0, 10),
    style: [...inlineCode(entry).styles, request.style].join('\n'),
    script: scriptElement(script),
    paths,
    pages,
    picture: entryPicture(entry),
    frame,
    writer,
    screen,
  };
  await writeScreens(work);
  await writePositions(work);
  await writeLists(work);
  await writeIndexes(work, plan, now);
  return { plan, code: writer.code() };
}
