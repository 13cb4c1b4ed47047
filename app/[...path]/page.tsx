import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { metadataAt, pagePaths, PlainPage } from '../plain-page';

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

async function pathOf({ params }: Props): Promise<string> {
  return `/${(await params).path.join('/')}/`;
}

/** Only the pages of the release exist. */
export const dynamicParams = false;

/** The pages of all screens and positions. */
export async function generateStaticParams() {
  return (await pagePaths()).map((path) => ({ path: path.slice(1, -1).split('/') }));
}

/** The metadata for search engines and link previews. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataAt(await pathOf(props));
}

/** The page of one screen or position. */
export default async function Page(props: Props): Promise<ReactNode> {
  return <PlainPage path={await pathOf(props)} />;
}
