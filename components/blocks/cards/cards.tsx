import { plainText, resolveMail, routeId, type SafeInline, toneOfOffer } from 'still-live/content';
import {
  ContentLink,
  type EntryBlockProps,
  Icon,
  InlineText,
  type Mark,
  ResolvedLink,
  RichText,
  useLinkBase,
  VisuallyHidden,
  withBoundary,
} from 'still-live/react';
import { fitting } from '@/components/blocks/page-title';
import { picturesOf, Slider } from '@/components/kit/slider/slider';
import type { OfferBlock, PositionCard, ProductContainer, WelfareEntry } from '@/lib/site/model';
import { BOXES } from '@/lib/site/boxes';
import { wording } from '@/lib/site/wording';
import titles from '@/components/blocks/titles.module.scss';
import styles from './cards.module.scss';

interface BigCardProps {
  readonly label: SafeInline;
  /** As written by the editor: an address, with an `@` a mail address; empty for no link. */
  readonly to: string;
  readonly as?: 'h2' | 'h3' | 'p';
  readonly mark?: Mark | undefined;
}

export const BigCard = withBoundary(function BigCard({ label, to, as = 'p', mark }: BigCardProps) {
  const target = resolveMail(to, useLinkBase());
  if (label.trim() === '') return null;
  return (
    <ResolvedLink as="div" target={target} mark={mark} className={styles.big} printed={label}>
      <InlineText
        as={as}
        html={label}
        className={`${titles.title} ${styles.label}`}
        style={fitting(plainText(label))}
      />
      {target.kind !== 'none' && (
        <span className={styles.sign}>
          <Icon name="arrow-up-right" size="2rem" />
        </span>
      )}
    </ResolvedLink>
  );
});

export const OfferCard = withBoundary(function OfferCard({
  entry,
  index,
  mark,
}: EntryBlockProps<OfferBlock> & { readonly index: number }) {
  return (
    <li {...mark} className={styles.offer} data-tone={toneOfOffer(entry.link, index)}>
      <span className={styles.shape}>
        {entry.link.trim() !== '' && <Icon name="arrow-right" size="clamp(1.5rem, 2.4vw, 2.5rem)" />}
      </span>
      <h2 className={`${titles.title} ${styles.named}`} style={fitting(plainText(entry.titolo_blocco))}>
        <ContentLink to={entry.link} className={styles.whole}>
          <InlineText html={entry.titolo_blocco} />
          {entry.titolo_blocco.trim() === '' && <VisuallyHidden>{wording.more}</VisuallyHidden>}
        </ContentLink>
      </h2>
      <RichText html={entry.descrizione_blocco} className={styles.text} />
    </li>
  );
}, 'li');

export const PositionRow = withBoundary(function PositionRow({ entry, mark }: EntryBlockProps<PositionCard>) {
  return (
    <li {...mark} className={styles.position}>
      <ContentLink
        to={routeId({ screen: 'lavora_con_noi_dettaglio', part: entry.key })}
        className={styles.row}
      >
        <InlineText
          as="h3"
          html={entry.titolo}
          otherwise={wording.entries.lavora_con_noi_dettaglio.untitled}
          className={`${titles.title} ${styles.job}`}
          style={fitting(plainText(entry.titolo))}
        />
        <InlineText as="p" html={entry.sottotitolo} className={styles.place} />
        <span className={styles.arrow}>
          <Icon name="arrow-right" size="1.5rem" />
        </span>
      </ContentLink>
    </li>
  );
}, 'li');

export const ProductGroup = withBoundary(function ProductGroup({
  entry,
  mark,
}: EntryBlockProps<ProductContainer>) {
  return (
    <li {...mark} className={styles.group}>
      <div className={styles.head}>
        <InlineText
          as="h3"
          html={entry.titolo}
          className={`${titles.title} ${styles.named}`}
          style={fitting(plainText(entry.titolo))}
        />
        <InlineText as="p" html={entry.sottotitolo} className={titles.subtitle} />
      </div>
      <ul className={styles.cells}>
        {entry.elenco_prodotti.map((product) => (
          <li key={product.key} className={styles.cell}>
            <InlineText as="strong" html={product.titolo} className={styles.name} />
            <RichText html={product.descrizione} />
          </li>
        ))}
      </ul>
    </li>
  );
}, 'li');

export const WelfareCard = withBoundary(function WelfareCard({ entry, mark }: EntryBlockProps<WelfareEntry>) {
  return (
    <li {...mark} className={styles.welfare}>
      <Slider
        cell
        items={entry.gallery_immagini}
        label={picturesOf(entry.titolo)}
        box={BOXES.welfare}
        sizes="(min-width: 1200px) 30vw, (min-width: 600px) 45vw, 92vw"
        className={styles.media}
      />
      <div className={styles.body}>
        <InlineText as="h3" html={entry.titolo} className={styles.name} />
        <InlineText as="p" html={entry.sottotitolo} className={styles.claim} />
        <RichText html={entry.descrizione} />
      </div>
    </li>
  );
}, 'li');
