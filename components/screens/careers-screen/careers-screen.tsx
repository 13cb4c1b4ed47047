import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BigCard, PositionRow } from '@/components/blocks/cards/cards';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title';
import {
  InlineText,
  isPlainClick,
  RichText,
  RouteSection,
  type ScreenProps,
  useMarks,
} from 'still-live/react';
import { CtaPill } from '@/components/kit/cta/cta';
import { anchorOf, ENTRIES_IN_PAGE, entryPath } from 'still-live/content';
import type { PositionCard } from '@/lib/site/model';
import { SCREENS, SITE } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './careers-screen.module.scss';

const { record: POSITIONS } = SCREENS.lavora_con_noi_dettaglio;

const MORE_ROWS = 100;

interface PositionListProps {
  readonly positions: readonly PositionCard[];
}

function PositionList({ positions }: PositionListProps) {
  const mark = useMarks();
  const [shown, setShown] = useState(ENTRIES_IN_PAGE);
  const list = useRef<HTMLUListElement>(null);
  const showMore = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    flushSync(() => setShown(shown + MORE_ROWS));
    // The link moves down or disappears, so the first new position gets the focus.
    list.current?.children.item(shown)?.querySelector('a')?.focus();
  };
  return (
    <>
      {positions.length > 0 && (
        <ul ref={list} className={styles.list}>
          {positions.slice(0, shown).map((position) => (
            <PositionRow
              key={position.key}
              entry={position}
              mark={mark(
                entryPath(POSITIONS, position.key, 'titolo'),
                entryPath(POSITIONS, position.key, 'sottotitolo'),
              )}
            />
          ))}
        </ul>
      )}
      {positions.length > shown && (
        // Without JavaScript the link opens the page that lists all positions
        // (packages/still-live/react/page-list.tsx).
        <a
          href={`${SITE.mapPath}#${anchorOf('lavora_con_noi_dettaglio')}`}
          className={styles.more}
          onClick={showMore}
        >
          {wording.morePositions}
        </a>
      )}
    </>
  );
}

export function CareersScreen({ page, heading }: ScreenProps<'lavora_con_noi'>) {
  const mark = useMarks();
  const { introduzione, posizioni_aperte: open, blocco_candidatura: free } = page;
  return (
    <RouteSection id={SCREENS.lavora_con_noi.at} labelledBy="titolo-lavora-con-noi">
      <PageCover
        tone={SCREENS.lavora_con_noi.tone}
        tip="tl"
        items={page.copertina}
        label={wording.coverPictures}
        mark={mark('pagine/lavora_con_noi/copertina', 'pagine/lavora_con_noi/introduzione')}
      >
        <PageTitle
          id="titolo-lavora-con-noi"
          html={introduzione.titolo.trim() === '' ? heading : introduzione.titolo}
          otherwise={wording.screens.careers}
        />
        <RichText html={introduzione.descrizione} size="lead" />
        <CtaPill
          mail
          label={introduzione.cta_candidatura.titolo}
          to={introduzione.cta_candidatura.cta_link}
          tone="ink"
        />
      </PageCover>
      <div className={styles.positions}>
        {open.titolo.trim() !== '' && (
          <div {...mark('pagine/lavora_con_noi/posizioni_aperte/titolo')}>
            <InlineText as="h2" html={open.titolo} className={styles.heading} />
          </div>
        )}
        <PositionList positions={open.posizioni} />
        <BigCard
          as="h2"
          label={free.etichetta}
          to={free.link}
          mark={mark('pagine/lavora_con_noi/blocco_candidatura')}
        />
      </div>
    </RouteSection>
  );
}
