import type { ReactNode } from 'react';
import { type EntryBlockProps, InlineText, type Mark, RichText, withBoundary } from 'still-live/react';
import { CtaPill } from '@/components/kit/cta/cta';
import { picturesOf, Slider } from '@/components/kit/slider/slider';
import type { Tone } from 'still-live';
import { type Gallery, plainText, type SafeHtml, type SafeInline } from 'still-live/content';
import type { KnowMoreBlock, ServiceEntry, Story } from '@/lib/site/model';
import { BOXES } from '@/lib/site/boxes';
import { fitting } from '@/components/blocks/page-title';
import titles from '@/components/blocks/titles.module.scss';
import styles from './split-row.module.scss';

interface SplitRowProps {
  readonly as: 'li' | 'article' | 'aside';
  readonly look: 'service' | 'story' | 'closing';
  readonly gallery: Gallery;
  readonly label: string;
  readonly title: SafeHtml | SafeInline;
  readonly tone?: Tone | undefined;
  readonly mark: Mark | undefined;
  readonly children: ReactNode;
}

function SplitRow({ as: Tag, look, gallery, label, title, tone, mark, children }: SplitRowProps) {
  const pictures = (
    <Slider
      items={gallery}
      label={label}
      box={BOXES[look]}
      sizes={look === 'closing' ? '(min-width: 900px) 40vw, 90vw' : '(min-width: 900px) 46vw, 92vw'}
      className={styles.media}
    />
  );
  return (
    <Tag
      {...mark}
      className={`${styles.row} ${styles[look]}`}
      data-tone={tone}
      data-alone={(gallery.length === 0 && look !== 'closing') || undefined}
    >
      {look !== 'closing' && pictures}
      <div className={styles.text} style={fitting(plainText(title))}>
        {children}
      </div>
      {look === 'closing' && pictures}
    </Tag>
  );
}

export const ServiceRow = withBoundary(function ServiceRow({ entry, mark }: EntryBlockProps<ServiceEntry>) {
  return (
    <SplitRow
      as="li"
      look="service"
      gallery={entry.immagini_servizi}
      label={picturesOf(entry.titolo_servizio)}
      title={entry.titolo_servizio}
      mark={mark}
    >
      <InlineText as="h3" html={entry.titolo_servizio} className={titles.title} />
      <InlineText as="p" html={entry.sottotitolo_servizio} className={titles.subtitle} />
      <RichText html={entry.descrizione_servizio} />
    </SplitRow>
  );
}, 'li');

interface StoryRowProps {
  readonly block: Story;
  readonly label: string;
  readonly tone?: Tone;
  readonly mark?: Mark;
}

/** Returns the heading that a text begins with: it is shown large. */
function headingOf(text: SafeHtml): SafeHtml {
  return (/^<h[23][ >].*?<\/h[23]>/s.exec(text)?.[0] ?? '') as SafeHtml;
}

export const StoryRow = withBoundary(function StoryRow({ block, ...row }: StoryRowProps) {
  const { gallery_immagini: gallery, descrizione: text, cta } = block;
  // An empty card would look broken.
  if (gallery.length === 0 && text.trim() === '' && cta.etichetta.trim() === '') return null;
  return (
    <SplitRow as="article" look="story" gallery={gallery} title={headingOf(text)} mark={undefined} {...row}>
      <RichText html={text} size="lead" className={styles.words} />
      <CtaPill label={cta.etichetta} to={cta.link} />
    </SplitRow>
  );
});

interface KnowMoreProps {
  readonly block: KnowMoreBlock;
  readonly tone: Tone;
  readonly mark?: Mark;
}

export const KnowMore = withBoundary(function KnowMore({ block, tone, mark }: KnowMoreProps) {
  const { blocco_testo: text, gallery_immagini: gallery, cta } = block;
  if (text.titolo === '' && text.descrizione === '' && gallery.length === 0 && cta.etichetta === '')
    return null;
  return (
    <SplitRow
      as="aside"
      look="closing"
      gallery={gallery}
      label={picturesOf(text.titolo)}
      title={text.titolo}
      tone={tone}
      mark={mark}
    >
      <InlineText as="h3" html={text.titolo} className={titles.title} />
      <RichText html={text.descrizione} size="lead" />
      <CtaPill label={cta.etichetta} to={cta.link} tone="ink" />
    </SplitRow>
  );
});
