import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { metadataAt, PlainPage, segmentsIn } from '../../plain-page';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

const FOLDER = '/lavora_con_noi/';

/** Only the pages of the release exist. */
export const dynamicParams = false;

/** The pages of the positions. */
export async function generateStaticParams() {
  return (await segmentsIn(FOLDER)).map((slug) => ({ slug }));
}

/** The metadata for search engines and link previews. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt(`${FOLDER}${(await params).slug}/`);
}

/** The page of one of them. */
export default async function Page({ params }: Props): Promise<ReactNode> {
  return <PlainPage path={`${FOLDER}${(await params).slug}/`} />;
}
