import { resolveLink, resolveMail, type SafeInline } from 'still-live/content';
import { Icon, InlineText, ResolvedLink, useLinkBase } from 'still-live/react';
import styles from './cta.module.scss';

interface CtaProps {
  readonly label: SafeInline;
  readonly to: string;
  readonly mail?: boolean;
  readonly tone?: 'action' | 'ink';
}

/** Renders nothing when the editor gave no label or no target. */
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
