import { SITE_NAME } from '@/lib/content/site-name';
import { scriptJson } from '@/lib/html/script-json';
import {
  attributeOf,
  copyElement,
  elementsIn,
  findElement,
  makeElement,
  type Page,
  type PageElement,
  setChildren,
} from '@/lib/pipeline/export/html-tree';

/** A picture for link previews: absolute address, text alternative, and its size where it is known. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** What the head of a page says about it. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly address: string;
  readonly picture?: SharedPicture | undefined;
  /** JSON-LD; none for pages that search engines leave out. */
  readonly data?: object;
  /** Search engines are to leave the page out. */
  readonly hidden?: boolean;
  /** Address of the feed that belongs to the page. */
  readonly feed?: string;
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text?: string): PageElement {
  const made = makeElement(tag, attributes);
  if (text !== undefined) setChildren(made, [text]);
  return made;
}

function property(name: string, content: string): PageElement {
  return element('meta', { property: name, content });
}

function named(name: string, content: string): PageElement {
  return element('meta', { name, content });
}

/** The picture of a page for link previews. Gives elements for `<head>`. */
export function pictureElements({ url, alt, width, height }: SharedPicture): PageElement[] {
  return [
    property('og:image', url),
    ...(width === undefined ? [] : [property('og:image:width', String(width))]),
    ...(height === undefined ? [] : [property('og:image:height', String(height))]),
    property('og:image:alt', alt),
  ];
}

function openGraph({ title, description, address, picture }: PageFacts): PageElement[] {
  return [
    property('og:type', 'website'),
    property('og:locale', 'it_IT'),
    property('og:site_name', SITE_NAME),
    property('og:url', address),
    property('og:title', title),
    property('og:description', description),
    ...(picture ? pictureElements(picture) : []),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

/** What says who the page is. Takes its facts; gives elements for `<head>`, in order. */
export function factElements(facts: PageFacts): PageElement[] {
  const { title, description, address, data, hidden, feed } = facts;
  return [
    element('title', {}, title),
    named('description', description),
    ...(hidden === true
      ? [named('robots', 'noindex')]
      : [element('link', { rel: 'canonical', href: address })]),
    ...(feed === undefined
      ? []
      : [
          element('link', {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: feed,
            title: 'Posizioni aperte',
          }),
        ]),
    ...openGraph(facts),
    ...(data ? [element('script', { type: 'application/ld+json' }, scriptJson(data))] : []),
  ];
}

const SHARED_LINKS = new Set(['icon', 'apple-touch-icon', 'manifest']);

function isShared(element: PageElement): boolean {
  const { tagName } = element;
  if (tagName === 'meta') return attributeOf(element, 'name') === 'theme-color';
  if (tagName !== 'link') return false;
  return attributeOf(element, 'as') === 'font' || SHARED_LINKS.has(attributeOf(element, 'rel') ?? '');
}

/** What every page of the site has in its head: fonts, icons, colours. Takes the entry; gives copies. */
export function sharedElements(entry: Page): PageElement[] {
  const head = findElement(entry, 'head');
  const shared = head ? [...elementsIn(head)].filter(isShared) : [];
  return shared.map(copyElement);
}
