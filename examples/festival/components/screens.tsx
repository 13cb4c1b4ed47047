import type { ReactNode } from 'react';
import { dayInWords, entryPath, routeId } from 'still-live/content';
import type { Gallery, SafeHtml, SafeInline, TabOf } from 'still-live/content';
import * as by from 'still-live/react';
import { name } from '@/brand/brand';
import { SCREENS } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './festival.module.scss';

const { prima, programma, serata, visita, storia } = SCREENS;

interface RoomProps {
  readonly id: string;
  readonly html?: SafeInline | undefined;
  readonly otherwise: string;
  readonly mark?: by.Mark;
  readonly tone?: string;
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders one screen. Its heading gets the focus after a change of route. */
function Room({ id, html = '' as SafeInline, otherwise, mark, tone, head, children }: RoomProps) {
  const titleId = `titolo-${id}`;
  return (
    <by.RouteSection id={id} labelledBy={titleId}>
      <div {...mark} className={tone === undefined ? styles.night : styles.head} data-tone={tone}>
        <by.InlineText as="h1" id={titleId} tabIndex={-1} html={html} otherwise={otherwise} />
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
  readonly mark: by.Mark;
}

/** A text, maybe beside pictures. */
function Text({ title, html, items = [], mark }: TextProps) {
  return (
    <div {...mark} className={items.length > 0 ? styles.split : styles.text}>
      {title !== undefined && <h2>{title}</h2>}
      <by.RichText html={html} size="lead" />
      {items.map((item) => (
        <by.Picture key={item.id} item={item} sizes="(min-width: 900px) 50vw, 100vw" />
      ))}
    </div>
  );
}

type Listed = {
  readonly of: by.ScreenProps<'prima'>['page']['notizie'];
  readonly path: Parameters<typeof by.Entries>[0]['path'];
};

function Notes(list: Listed) {
  return (
    <by.Entries {...list} className={styles.cards}>
      {({ titolo, testo }, mark) => (
        <li {...mark}>
          <by.InlineText as="h3" html={titolo} />
          <by.RichText html={testo} />
        </li>
      )}
    </by.Entries>
  );
}

function First({ page }: by.ScreenProps<'prima'>) {
  const mark = by.useMarks();
  const { motto, quando, invito, fotogrammi, notizie } = page;
  const head = <by.InlineText as="p" html={quando} />;
  return (
    <Room
      id="/"
      html={motto}
      otherwise={name}
      mark={mark('stanze/prima/motto', 'stanze/prima/quando')}
      head={head}
    >
      <Text html={invito} items={fotogrammi} mark={mark('stanze/prima/invito', 'stanze/prima/fotogrammi')} />
      <div className={styles.head} data-tone={prima.tone}>
        <h2>{wording.news}</h2>
        <Notes of={notizie} path="stanze/prima/notizie" />
      </div>
    </Room>
  );
}

const when = (day: string, hour: string): string => `${dayInWords(day)}, ore ${hour}`;

function Programme({ page, heading }: by.ScreenProps<'programma'>) {
  const mark = by.useMarks();
  const { at, tone } = programma;
  const head = <by.RichText html={page.premessa} size="lead" />;
  const shown = mark('stanze/programma/premessa');
  return (
    <Room id={at} html={heading} otherwise={wording.programme} tone={tone} mark={shown} head={head}>
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
      <Text title={wording.rain} html={page.pioggia.testo} mark={mark('stanze/programma/pioggia')} />
    </Room>
  );
}

/** An evening that is not there says so. */
function Evening({ entryKey, entry, reads }: by.EntryProps<'serata'>) {
  const mark = by.useMarks();
  const room = { id: routeId({ screen: 'serata', part: entryKey }), tone: serata.tone };
  const { untitled, absent } = wording.entries.serata;
  if (!entry) {
    const [title, more] = entry === null ? [absent, wording.gone] : [untitled, wording.comes];
    return <Room {...room} otherwise={title} head={<p>{more}</p>} />;
  }
  const { film, regia, giorno, ora, minuti, gratuita, trama, fotogrammi } = entry;
  const facts = [when(giorno, ora), minuti > 0 && `${minuti} min`, gratuita && wording.free].filter(Boolean);
  const head = (
    <>
      <by.InlineText as="p" html={regia} />
      <p>{facts.join(' · ')}</p>
    </>
  );
  const at = (part: 'trama' | 'fotogrammi') => entryPath(serata.record, entryKey ?? '', part);
  const rain = reads['stanze/programma/pioggia'];
  const shown = mark(entryPath(serata.record, entryKey ?? ''));
  return (
    <Room {...room} html={film} otherwise={untitled} mark={shown} head={head}>
      <Text html={trama} items={fotogrammi} mark={mark(at('trama'), at('fotogrammi'))} />
      {rain && <Text title={wording.rain} html={rain.testo} mark={mark('stanze/programma/pioggia')} />}
    </Room>
  );
}

const CODES = Object.keys(visita.tabs) as readonly TabOf<'visita'>[];

function Visit({ page, heading, tabs, active, missing, onTab }: by.TabsProps<'visita'>) {
  const mark = by.useMarks();
  const all = CODES.map((code) => ({
    code,
    key: visita.tabs[code],
    id: routeId({ screen: 'visita', part: code }),
  }));
  const there = all.filter(({ id }) => !missing.includes(id));
  const codes = there.map(({ code }) => code);
  const row = {
    ...{ name: 'visita', label: wording.visit, active, base: by.useLinkBase(), onChoose: onTab },
    entries: there.map(({ code, key, id }) => ({ code, panelId: id, label: page[key].nome, name: key })),
  };
  const head = <by.Tabs {...row} className={styles.tabs} tabClassName={undefined} />;
  return (
    <Room id={visita.at} html={heading} otherwise={wording.visit} tone="tramonto" head={head}>
      {there.map(({ code, key, id }) => (
        <by.TabPanel key={code} {...{ id, code, active, codes }}>
          <h2 {...mark(`stanze/visita/${key}/nome`)} className={styles.text}>
            <by.InlineText html={page[key].nome} otherwise={key} />
          </h2>
          <Text html={tabs[key].testo} mark={mark(`stanze/visita/${key}/testo`)} />
          <Notes of={tabs[key].elenco} path={`stanze/visita/${key}/elenco`} />
        </by.TabPanel>
      ))}
    </Room>
  );
}

function Story({ page, heading }: by.ScreenProps<'storia'>) {
  const mark = by.useMarks();
  return (
    <Room id={storia.at} html={heading} otherwise={wording.story} tone={storia.tone}>
      <Text html={page.racconto} mark={mark('stanze/storia/racconto')} />
      <Text title={wording.contacts} html={page.recapiti} mark={mark('stanze/storia/recapiti')} />
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
