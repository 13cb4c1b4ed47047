import type { ReactNode } from 'react';
import { dayInWords, entryPath, routeId } from 'still-live/content';
import type { ContentPath, EntryPart, Gallery, SafeHtml, SafeInline } from 'still-live/content';
import * as by from 'still-live/react';
import { name } from '@/brand/brand';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './festival.module.scss';

const { prima, programma, serata, visita, storia } = SCREENS;

interface RoomProps {
  /** Its address and its tint; Home has none. */
  readonly of: { readonly at: string; readonly tone?: string };
  readonly html?: SafeInline | undefined;
  readonly otherwise: string;
  /** What of the content stands in its head. */
  readonly paths?: readonly ContentPath[];
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders one screen. Its heading gets the focus after a change of route. */
function Room({ of: { at, tone }, paths = [], head, children, ...title }: RoomProps) {
  const mark = by.useMarks();
  const id = `titolo-${at}`;
  return (
    <by.RouteSection id={at} labelledBy={id}>
      <div {...mark(...paths)} className={tone === undefined ? styles.night : styles.head} data-tone={tone}>
        <by.InlineText as="h1" id={id} tabIndex={-1} {...title} />
        {head}
      </div>
      {children}
    </by.RouteSection>
  );
}

interface TextProps {
  readonly title?: string;
  readonly html: SafeHtml;
  readonly items?: Gallery;
  readonly paths: readonly ContentPath[];
}

/** A text, maybe beside pictures. */
function Text({ title, html, items = [], paths }: TextProps) {
  const mark = by.useMarks();
  return (
    <div {...mark(...paths)} className={items.length > 0 ? styles.split : styles.text}>
      {title !== undefined && <h2>{title}</h2>}
      <by.RichText html={html} size="lead" />
      {items.map((item) => (
        <by.Picture key={item.id} item={item} sizes="(min-width: 900px) 50vw, 100vw" />
      ))}
    </div>
  );
}

function First({ page: { motto, quando, invito, fotogrammi } }: by.ScreenProps<'prima'>) {
  const head = <by.InlineText as="p" html={quando} />;
  const paths = ['stanze/prima/motto', 'stanze/prima/quando'] as const;
  return (
    <Room of={{ at: prima.at }} html={motto} otherwise={name} paths={paths} head={head}>
      <Text html={invito} items={fotogrammi} paths={['stanze/prima/invito', 'stanze/prima/fotogrammi']} />
    </Room>
  );
}

const when = (day: string, hour: string): string => `${dayInWords(day)}, ore ${hour}`;

function Programme({ page, heading }: by.ScreenProps<'programma'>) {
  const head = <by.RichText html={page.premessa} size="lead" />;
  const paths = ['stanze/programma/premessa'] as const;
  return (
    <Room of={programma} html={heading} otherwise={wording.programme} paths={paths} head={head}>
      <by.Entries of={page.serate} path={serata.record} className={styles.rows}>
        {({ key, film, regia, giorno, ora }, own) => (
          <li {...own}>
            <p>{when(giorno, ora)}</p>
            <by.ContentLink to={routeId({ screen: 'serata', part: key })}>
              <by.InlineText as="h2" html={film} otherwise={wording.entries.serata.untitled} />
            </by.ContentLink>
            <by.InlineText as="p" html={regia} />
          </li>
        )}
      </by.Entries>
      <Text title={wording.rain} html={page.pioggia.testo} paths={['stanze/programma/pioggia']} />
    </Room>
  );
}

/** An evening that is not there says so. */
function Evening({ entryKey = '', entry, reads }: by.EntryProps<'serata'>) {
  const of = { at: routeId({ screen: 'serata', part: entryKey || undefined }), tone: serata.tone };
  const { untitled, absent } = wording.entries.serata;
  if (!entry) return <Room of={of} otherwise={entry === null ? absent : untitled} />;
  const { film, regia, giorno, ora, minuti, gratuita, trama, fotogrammi } = entry;
  const facts = [when(giorno, ora), minuti > 0 && `${minuti} min`, gratuita && wording.free];
  const head = (
    <>
      <by.InlineText as="p" html={regia} />
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
  const at = (...parts: EntryPart<typeof serata.record>[]) =>
    parts.map((part) => entryPath(serata.record, entryKey, part));
  const rain = reads['stanze/programma/pioggia'];
  const paths = at('film', 'regia', 'giorno', 'ora', 'minuti', 'gratuita');
  return (
    <Room of={of} html={film} otherwise={untitled} paths={paths} head={head}>
      <Text html={trama} items={fotogrammi} paths={at('trama', 'fotogrammi')} />
      {rain && <Text title={wording.rain} html={rain.testo} paths={['stanze/programma/pioggia']} />}
    </Room>
  );
}

function Visit({ page, heading, tabs, ...choice }: by.TabsProps<'visita'>) {
  const mark = by.useMarks();
  const head = (
    <by.Tabs
      {...choice}
      label={wording.visit}
      labelOf={({ name }) => page[name].nome}
      nameOf={({ name }) => name}
      className={styles.tabs}
    />
  );
  return (
    <Room of={{ ...visita, tone: 'tramonto' }} html={heading} otherwise={wording.visit} head={head}>
      {choice.shown.map((tab) => (
        <by.TabPanel key={tab.code} {...choice} tab={tab}>
          <h2 {...mark(`stanze/visita/${tab.name}/nome`)} className={styles.text}>
            <by.InlineText html={page[tab.name].nome} otherwise={tab.name} />
          </h2>
          <Text html={tabs[tab.name].testo} paths={[`stanze/visita/${tab.name}/testo`]} />
          <by.Entries
            of={tabs[tab.name].elenco}
            path={`stanze/visita/${tab.name}/elenco`}
            className={styles.cards}
          >
            {({ titolo, testo }, own) => (
              <li {...own}>
                <by.InlineText as="h3" html={titolo} />
                <by.RichText html={testo} />
              </li>
            )}
          </by.Entries>
        </by.TabPanel>
      ))}
    </Room>
  );
}

function Story({ page, heading }: by.ScreenProps<'storia'>) {
  return (
    <Room of={storia} html={heading} otherwise={wording.story}>
      <Text html={page.racconto} paths={['stanze/storia/racconto']} />
      <Text title={wording.contacts} html={page.recapiti} paths={['stanze/storia/recapiti']} />
    </Room>
  );
}

/** Which component shows which screen: the compiler asks for each. */
export const screens: by.ScreensOf = {
  prima: First,
  programma: Programme,
  serata: Evening,
  visita: Visit,
  storia: Story,
};
