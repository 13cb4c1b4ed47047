import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { metadataAt, PlainPage, segmentsIn } from '../../plain-page';

interface Props {
  readonly params: Promise<{ readonly tab: string }>;
}

const FOLDER = '/cosa_facciamo/';

/** Only the pages of the release exist. */
export const dynamicParams = false;

/** The pages of the tabs. */
export async function generateStaticParams() {
  return (await segmentsIn(FOLDER)).map((tab) => ({ tab }));
}

/** The metadata for search engines and link previews. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt(`${FOLDER}${(await params).tab}/`);
}

/** The page of one of them. */
export default async function Page({ params }: Props): Promise<ReactNode> {
  return <PlainPage path={`${FOLDER}${(await params).tab}/`} />;
}
