import { guarded } from '@/components/kit/boundary';
import { Icon } from '@/components/kit/icon/icon';
import { printedAddress, ResolvedLink, useLinkBase } from '@/components/kit/link/link';
import type { Mark } from '@/components/kit/mark';
import { InlineText } from '@/components/kit/rich-text/rich-text';
import type { SafeInline } from '@/lib/content/safe-html';
import { withAddressBreaks } from '@/lib/html/address-breaks';
import { resolveLink, resolveMail } from '@/lib/route/link';
import styles from './big-card.module.scss';

interface BigCardProps {
  readonly label: SafeInline;
  /**
   * Target as written by the editor; one with an `@` is a mail address. Without a target the card is not a
   * link.
   */
  readonly to: string;
  readonly as?: 'h2' | 'h3' | 'p';
  readonly mark?: Mark | undefined;
}

/**
 * Renders a large card with one call to action (free application, apply, write to us); nothing without a
 * label.
 */
export const BigCard = guarded(function BigCard({ label, to, as = 'p', mark }: BigCardProps) {
  const base = useLinkBase();
  if (label.trim() === '') return null;
  const target = to.includes('@') ? resolveMail(to) : resolveLink(to, base);
  const words = <InlineText as={as} html={withAddressBreaks(label)} className={styles.label} />;
  if (target.kind === 'none')
    return (
      <div {...mark} className={styles.card}>
        {words}
      </div>
    );
  return (
    <ResolvedLink
      target={target}
      mark={mark}
      className={styles.card}
      data-address={printedAddress(target, label)}
    >
      {words}
      <span className={styles.arrow}>
        <Icon name="arrow-up-right" size="2rem" />
      </span>
    </ResolvedLink>
  );
});
