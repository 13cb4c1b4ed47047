import type { SafeInline } from 'still-live/html/safe-html';
import { resolveLink, resolveMail } from 'still-live/route/link';
import { Icon } from 'still-live/react/icon/icon';
import { ResolvedLink } from 'still-live/react/link/link';
import { useLinkBase } from 'still-live/react/page';
import { InlineText } from 'still-live/react/rich-text/rich-text';
import styles from './cta.module.scss';

interface CtaProps {
  readonly label: SafeInline;
  /** As written by the editor. */
  readonly to: string;
  /** Whether the target is a mail address. */
  readonly mail?: boolean;
  readonly tone?: 'action' | 'ink';
}

/** Renders a call to action; nothing when the editor gave no label or no target. */
export function CtaPill({ label, to, mail = false, tone = 'action' }: CtaProps) {
  const base = useLinkBase();
  const target = (mail ? resolveMail : resolveLink)(to, base);
  if (target.kind === 'none' || label.trim() === '') return null;
  return (
    <ResolvedLink target={target} className={`${styles.cta} ${styles[tone]}`} printed={label}>
      <InlineText html={label} className={styles.label} />
      <span className={styles.disc}>
        <Icon name={target.kind === 'external' ? 'arrow-up-right' : 'arrow-right'} />
      </span>
    </ResolvedLink>
  );
}
