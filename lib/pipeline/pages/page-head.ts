import { SITE_NAME } from '@/lib/content/site-name';
import {
  attributeOf,
  copyElement,
  elementsIn,
  findElement,
  makeElement,
  type Page,
  type PageElement,
} from '@/lib/pipeline/export/html-tree';

/** A picture for link previews: absolute address, text alternative, and its size in pixels, if known. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** The facts in the head of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly address: string;
  readonly picture?: SharedPicture | undefined;
  /** JSON-LD, as the text of a `<script>`; absent for pages that are not for search engines. */
  readonly data?: string | undefined;
  /** Whether search engines must leave the page out. */
  readonly hidden?: boolean;
  /** Address of the feed that belongs to the page. */
  readonly feed?: string;
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text?: string): PageElement {
  return makeElement(tag, attributes, text === undefined ? [] : [text]);
}

function property(name: string, content: string): PageElement {
  return element('meta', { property: name, content });
}

function named(name: string, content: string): PageElement {
  return element('meta', { name, content });
}

/** Makes the elements of a picture for link previews, for `<head>`. */
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

/** Makes the elements of a page's facts for `<head>`, in order. */
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
    ...(data ? [element('script', { type: 'application/ld+json' }, data)] : []),
  ];
}

const SHARED_LINKS = new Set(['icon', 'apple-touch-icon', 'manifest']);

function isShared(element: PageElement): boolean {
  const { tagName } = element;
  if (tagName === 'meta') return attributeOf(element, 'name') === 'theme-color';
  if (tagName !== 'link') return false;
  return attributeOf(element, 'as') === 'font' || SHARED_LINKS.has(attributeOf(element, 'rel') ?? '');
}

/** Copies from the entry what every page has in its head: fonts, icons, colours. */
export function sharedElements(entry: Page): PageElement[] {
  const head = findElement(entry, 'head');
  const shared = head ? [...elementsIn(head)].filter(isShared) : [];
  return shared.map(copyElement);
}
