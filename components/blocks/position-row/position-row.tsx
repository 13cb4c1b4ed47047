import { guarded } from '@/components/kit/boundary';
import { Icon } from '@/components/kit/icon/icon';
import { ContentLink } from '@/components/kit/link/link';
import type { Mark } from '@/components/kit/mark';
import { InlineText } from '@/components/kit/rich-text/rich-text';
import type { PositionCard } from '@/lib/content/model';
import { routeId } from '@/lib/route/route';
import styles from './position-row.module.scss';

/** Renders one open position of the list. The whole row is a link to the position. */
export const PositionRow = guarded(function PositionRow({
  position,
  mark,
}: {
  readonly position: PositionCard;
  readonly mark?: Mark;
}) {
  return (
    <li {...mark} className={styles.row}>
      <ContentLink
        to={routeId({ screen: 'lavora_con_noi_dettaglio', key: position.key })}
        className={styles.link}
      >
        {position.titolo.trim() === '' ? (
          <h3 className={styles.title}>Posizione aperta</h3>
        ) : (
          <InlineText as="h3" html={position.titolo} className={styles.title} />
        )}
        <InlineText as="p" html={position.sottotitolo} className={styles.subtitle} />
        <span className={styles.arrow}>
          <Icon name="arrow-right" size="1.5rem" />
        </span>
      </ContentLink>
    </li>
  );
}, 'li');
