import { guarded } from '@/components/kit/boundary';
import { Icon } from '@/components/kit/icon/icon';
import { ContentLink } from '@/components/kit/link/link';
import type { Mark } from '@/components/kit/mark';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { VisuallyHidden } from '@/components/kit/visually-hidden/visually-hidden';
import type { OfferBlock } from '@/lib/content/model';
import { toneOfOffer } from '../tone';
import styles from './offer-card.module.scss';

interface OfferCardProps {
  readonly offer: OfferBlock;
  readonly index: number;
  readonly mark?: Mark;
}

/**
 * Renders a service or product block of Home: a tall card in the tint of its tab. The whole card is the link.
 */
export const OfferCard = guarded(function OfferCard({ offer, index, mark }: OfferCardProps) {
  return (
    <li {...mark} className={styles.card} data-tone={toneOfOffer(offer.link, index)}>
      <span className={styles.shape}>
        {offer.link.trim() !== '' && <Icon name="arrow-right" size="clamp(1.5rem, 2.4vw, 2.5rem)" />}
      </span>
      <h2 className={styles.title}>
        <ContentLink to={offer.link} className={styles.link}>
          <InlineText html={offer.titolo_blocco} />
          {offer.titolo_blocco.trim() === '' && <VisuallyHidden>Scopri di più</VisuallyHidden>}
        </ContentLink>
      </h2>
      <RichText html={offer.descrizione_blocco} className={styles.text} />
    </li>
  );
}, 'li');
