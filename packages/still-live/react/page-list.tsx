'use client';
import type { ReactNode } from 'react';
import { usePage } from './page';
import { InlineText } from 'still-live/react/rich-text/rich-text';
import { asLabel } from 'still-live/html/line-parts';
import { anchorOf, isOfEntry, type SitePage } from 'still-live/content/site-data';
import { entryScreens, parseRoute, type ScreenOf } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import styles from './page-list.module.scss';

// Entries of a list on the page for unknown addresses.
const FEW = 20;

function Row({ page }: { readonly page: SitePage }): ReactNode {
  const { path, name, within, subtitle } = page;
  const words = subtitle ?? within ?? '';
  return (
    <li>
      <a href={path}>{name}</a>
      <InlineText html={asLabel(words)} />
    </li>
  );
}

function Rows({ pages }: { readonly pages: readonly SitePage[] }): ReactNode {
  return (
    // The role is written, because VoiceOver takes a list whose entries are laid out as grids for none.
    <ul role="list">
      {pages.map((page) => (
        <Row key={page.path} page={page} />
      ))}
    </ul>
  );
}

interface EntriesProps {
  readonly screen: ScreenOf<'entries'>;
  readonly pages: readonly SitePage[];
}

function EntriesOf({ screen, pages }: EntriesProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <h2 id={anchorOf(screen)}>{declared('words').entries[screen]?.all}</h2>
      <Rows pages={pages} />
    </>
  );
}

function entriesIn(pages: readonly SitePage[]): readonly EntriesProps[] {
  return entryScreens().map((screen) => {
    return { screen, pages: pages.filter(({ route }) => parseRoute(route).screen === screen) };
  });
}

function ToHome(): ReactNode {
  return (
    <p>
      <a href="/">{declared('words').home}</a>
    </p>
  );
}

export function PageMap(): ReactNode {
  const { pages = [] } = usePage();
  return (
    <div className={styles.list}>
      <h1>{declared('words').map}</h1>
      <ToHome />
      <Rows pages={pages.filter((page) => !isOfEntry(page))} />
      {entriesIn(pages).map((entries) => (
        <EntriesOf key={entries.screen} {...entries} />
      ))}
    </div>
  );
}

export function UnknownAddress(): ReactNode {
  const { pages = [] } = usePage();
  const lists = entriesIn(pages);
  return (
    <div className={styles.list}>
      <h1>{declared('words').unknown}</h1>
      <p>
        {lists.some((list) => list.pages.length > 0)
          ? `${declared('words').unknownAddress} ${declared('words').perhapsTaken}`
          : declared('words').unknownAddress}
      </p>
      <ToHome />
      {lists.map((list) => (
        <EntriesOf key={list.screen} screen={list.screen} pages={list.pages.slice(0, FEW)} />
      ))}
      <p>
        <a href={declared('mapPath')}>{declared('words').map}</a>
      </p>
    </div>
  );
}
