'use client';
import type { ReactNode } from 'react';
import { usePage } from '@/components/kit/page';
import { positionPath } from '@/lib/content/schema/records';
import { MAP_PATH, positionPathOf, type SitePage } from '@/lib/content/site-data';
import { plainText } from '@/lib/html/plain-text';
import { wording } from '@/lib/site/wording';
import { useRecord } from './content/record-store';
import styles from './page-list.module.scss';

/** How many positions the page for unknown addresses lists. */
const FEW = 20;

const NO_POSITION = positionPath('');

function isOfPosition(page: SitePage): boolean {
  return positionPathOf(page) !== undefined;
}

function Row({ page }: { readonly page: SitePage }): ReactNode {
  const { route, path, name, within = '' } = page;
  const position = useRecord(positionPathOf(page) ?? NO_POSITION);
  const words = position ? plainText(position.sottotitolo) : within;
  return (
    <li>
      <a href={path} data-entry={`/#${route}`}>
        {name}
      </a>
      {words !== '' && <span>{words}</span>}
    </li>
  );
}

function Rows({ pages }: { readonly pages: readonly SitePage[] }): ReactNode {
  return (
    <ul>
      {pages.map((page) => (
        <Row key={page.path} page={page} />
      ))}
    </ul>
  );
}

function OpenPositions({ pages }: { readonly pages: readonly SitePage[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <h2 id="posizioni">{wording.openPositions}</h2>
      <Rows pages={pages} />
    </>
  );
}

const home = (
  <p>
    <a href="/">{wording.home}</a>
  </p>
);

/** Renders the list of all pages, for people and crawlers. */
export function PageMap(): ReactNode {
  const { pages = [] } = usePage();
  return (
    <div className={styles.list}>
      <h1>{wording.screens.map}</h1>
      {home}
      <Rows pages={pages.filter((page) => !isOfPosition(page))} />
      <OpenPositions pages={pages.filter(isOfPosition)} />
    </div>
  );
}

/** Renders what an unknown address shows, such as that of a position that was removed. */
export function UnknownAddress(): ReactNode {
  const { pages = [] } = usePage();
  const positions = pages.filter(isOfPosition);
  return (
    <div className={styles.list}>
      <h1>{wording.screens.unknown}</h1>
      <p>
        {positions.length > 0 ? `${wording.unknownAddress} ${wording.perhapsTaken}` : wording.unknownAddress}
      </p>
      {home}
      <OpenPositions pages={positions.slice(0, FEW)} />
      <p>
        <a href={MAP_PATH}>{wording.screens.map}</a>
      </p>
    </div>
  );
}
