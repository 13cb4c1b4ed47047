import { SITE_NAME } from '@/lib/content/site-name';
import type { PageElement } from '@/lib/pipeline/export/html-tree';
import { mapContent, notFoundContent } from './list-content';
import type { PageFrame } from './page-frame';
import type { SharedPicture } from './page-head';
import { MAP_PATH } from './page-links';
import { inlineStyle } from './page-styles';
import type { PageWriter } from './page-writer';
import type { PlannedPage } from './planned-page';
import { classesOf } from './used-styles';

/** Options of `writeLists`. */
interface ListsRequest {
  /** The whole style sheet. */
  readonly style: string;
  readonly script: PageElement;
  readonly picture: SharedPicture | undefined;
  readonly frame: PageFrame;
  readonly writer: PageWriter;
}

/**
 * Writes the page with the map of the site, and the page for unknown addresses.
 * @param pages All pages.
 * @param siteUrl Public address of the site.
 */
export function writeLists(
  pages: readonly PlannedPage[],
  siteUrl: string,
  { style, script, picture, frame, writer }: ListsRequest,
): void {
  const lists = [
    {
      name: `${MAP_PATH.slice(1)}index.html`,
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
    const code = [inlineStyle(style, [frame.classes, classesOf(content)]), script];
    writer.write(name, { facts, content, code });
  }
}
