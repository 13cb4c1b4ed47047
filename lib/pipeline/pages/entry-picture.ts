import { SITE_NAME } from '@/lib/content/site-name';
import {
  attributeOf,
  elementsIn,
  findElement,
  type Page,
  type PageElement,
  removeNode,
  setAttribute,
  setChildren,
} from '@/lib/pipeline/export/html-tree';
import { pictureElements, type SharedPicture } from './page-head';

/** What a `<meta>` is about, by either of its attributes. */
function aboutOf(element: PageElement): string {
  return attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
}

/** The picture that link previews of the entry show, as Next exported it. Takes the page of the site. */
export function entryPicture(entry: Page): SharedPicture | undefined {
  const values = new Map<string, string>();
  for (const element of elementsIn(entry)) {
    if (aboutOf(element).startsWith('og:image'))
      values.set(aboutOf(element), attributeOf(element, 'content') ?? '');
  }
  const url = values.get('og:image');
  return url === undefined ? undefined : { url, alt: values.get('og:image:alt') ?? SITE_NAME };
}

/** Gives the entry another picture for link previews. Takes the page of the site, which is changed, and the picture. */
export function setEntryPicture(entry: Page, picture: SharedPicture): void {
  const head = findElement(entry, 'head');
  if (!head) return;
  for (const element of [...elementsIn(head)]) {
    const about = aboutOf(element);
    // Where there is none of its own, Twitter takes that of Open Graph.
    if (/^(?:og|twitter):image/.test(about)) removeNode(element);
    if (about === 'twitter:card') setAttribute(element, 'content', 'summary_large_image');
  }
  setChildren(head, [...head.childNodes, ...pictureElements(picture)]);
}
