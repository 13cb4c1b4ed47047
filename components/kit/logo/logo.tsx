import { useMemo } from 'react';
import { name } from '@/brand/brand';
import logo from '@/brand/logo.svg';
import { type SafeHtml, trustedHtml } from 'still-live/content';
import styles from './logo.module.scss';

// A build has checked that the drawing runs and loads nothing (packages/still-live/build/brand/read-brand.ts). It gets a
// size, because without styles it would be as large as the window.
const MARK = logo.replace(/<svg\b(?![^>]* width=)/, '<svg width="32" height="32"') as SafeHtml;

export function Logo() {
  const inner = useMemo(() => ({ __html: trustedHtml(MARK) }), []);
  return (
    <span className={styles.logo}>
      <span aria-hidden="true" className={styles.mark} dangerouslySetInnerHTML={inner} />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}
