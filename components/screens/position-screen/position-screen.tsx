import { legalName } from '@/brand/brand';
import { BigCard } from '@/components/blocks/cards/cards';
import { PageCover } from '@/components/blocks/page-cover/page-cover';
import { PageTitle } from '@/components/blocks/page-title';
import {
  ContentLink,
  type EntryProps,
  Icon,
  InlineText,
  RichText,
  RouteSection,
  useBrowserValue,
  useMarks,
  usePage,
  VisuallyHidden,
} from 'still-live/react';
import { picturesOf } from '@/components/kit/slider/slider';
import {
  asLabel,
  dayInWords,
  dayInZone,
  entryPath,
  plainText,
  routeId,
  withArticle,
} from 'still-live/content';
import { factsInWords, isExpired } from '@/lib/site/rules/job-facts';
import type { JobFacts } from '@/lib/site/model';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import titles from '@/components/blocks/titles.module.scss';
import styles from './position-screen.module.scss';

const dayNow = (): string => dayInZone(Date.now());

/** `YYYY-MM-DD`. While the page is exported and hydrated, it is the day of the export. */
function useToday(): string {
  const { builtOn } = usePage();
  return useBrowserValue(dayNow, () => builtOn ?? dayNow());
}

const SCREEN = 'lavora_con_noi_dettaglio';
const { record: POSITIONS, list: LIST, tone: TONE } = SCREENS[SCREEN];
const INTRODUCTION = 'pagine/lavora_con_noi/introduzione';

const { untitled, absent } = wording.entries[SCREEN];

const COVER_FIELDS = ['titolo', 'sottotitolo', 'introduzione', 'copertina'] as const;

const FACT_FIELDS = ['luogo', 'contratto', 'retribuzione', 'data_pubblicazione', 'data_scadenza'] as const;

function BackLink() {
  return (
    <ContentLink to={routeId({ screen: LIST })} className={styles.back}>
      <Icon name="arrow-left" />
      {` ${wording.backToPositions}`}
    </ContentLink>
  );
}

interface FactsProps {
  readonly facts: JobFacts;
  readonly said: string;
  readonly positionKey: string;
}

function Facts({ facts, said, positionKey: key }: FactsProps) {
  const mark = useMarks();
  const today = useToday();
  const words = factsInWords(facts, today, said);
  return (
    <>
      {isExpired(facts, today) && (
        <p
          {...mark(entryPath(POSITIONS, key, 'data_scadenza'))}
          className={`${titles.subtitle} ${styles.strong}`}
        >
          {wording.expired(withArticle('il', dayInWords(facts.data_scadenza)))}
        </p>
      )}
      {words.length > 0 && (
        <p
          {...mark(...FACT_FIELDS.map((field) => entryPath(POSITIONS, key, field)))}
          className={styles.facts}
        >
          <InlineText html={asLabel([legalName, ...words].join(' · '))} />
        </p>
      )}
    </>
  );
}

export function PositionScreen({ entryKey, entry: position, reads }: EntryProps<typeof SCREEN>) {
  const mark = useMarks();
  const key = entryKey ?? '';
  const id = routeId({ screen: SCREEN, part: entryKey });
  const titleId = `titolo-posizione-${entryKey ?? 'assente'}`;
  const { cta_candidatura, informativa_candidati: noticeTo = '' } = reads[INTRODUCTION] ?? {};
  if (!position) {
    const [title, more] =
      position === null ? [absent, wording.noPositionMore] : [untitled, wording.positionComes];
    return (
      <RouteSection id={id} labelledBy={titleId}>
        <PageCover tone={TONE}>
          <BackLink />
          <PageTitle id={titleId} otherwise={title} />
          <p className={titles.subtitle}>{more}</p>
        </PageCover>
      </RouteSection>
    );
  }
  return (
    <RouteSection id={id} labelledBy={titleId}>
      <PageCover
        tone={TONE}
        tip="br"
        mark={mark(...COVER_FIELDS.map((field) => entryPath(POSITIONS, key, field)))}
        items={position.copertina}
        label={picturesOf(position.titolo)}
      >
        <BackLink />
        <PageTitle id={titleId} html={position.titolo} otherwise={untitled} />
        <InlineText as="p" html={position.sottotitolo} className={`${titles.subtitle} ${styles.strong}`} />
        <Facts facts={position} said={plainText(position.sottotitolo)} positionKey={key} />
        <RichText html={position.introduzione} size="lead" />
      </PageCover>
      <div {...mark(entryPath(POSITIONS, key, 'descrizione_posizione'))} className={styles.body}>
        <div>
          <VisuallyHidden as="h2">{wording.thePosition}</VisuallyHidden>
          <RichText html={position.descrizione_posizione} />
        </div>
        <div {...mark(entryPath(POSITIONS, key, 'cta_candidati'))} className={styles.apply}>
          <BigCard as="h2" label={position.cta_candidati.titolo} to={cta_candidatura?.cta_link ?? ''} />
          {noticeTo !== '' && (
            <p {...mark(`${INTRODUCTION}/informativa_candidati`)}>
              <ContentLink to={noticeTo}>{wording.applicantPrivacy}</ContentLink>
            </p>
          )}
        </div>
      </div>
    </RouteSection>
  );
}
