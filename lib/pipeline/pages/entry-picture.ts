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

/** Returns the property or name of a `<meta>`. */
function aboutOf(element: PageElement): string {
  return attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
}

/** Returns the picture for link previews of the entry, as Next exported it. */
export function entryPicture(entry: Page): SharedPicture | undefined {
  const values = new Map<string, string>();
  for (const element of elementsIn(entry)) {
    if (aboutOf(element).startsWith('og:image'))
      values.set(aboutOf(element), attributeOf(element, 'content') ?? '');
  }
  const url = values.get('og:image');
  return url === undefined ? undefined : { url, alt: values.get('og:image:alt') ?? SITE_NAME };
}

/** Replaces the picture for link previews of the entry. */
export function setEntryPicture(entry: Page, picture: SharedPicture): void {
  const head = findElement(entry, 'head');
  if (!head) return;
  for (const element of [...elementsIn(head)]) {
    const about = aboutOf(element);
    // Without its own picture, Twitter uses that of Open Graph.
    if (/^(?:og|twitter):image/.test(about)) removeNode(element);
    if (about === 'twitter:card') setAttribute(element, 'content', 'summary_large_image');
  }
  setChildren(head, [...head.childNodes, ...pictureElements(picture)]);
}
