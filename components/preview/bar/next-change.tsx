import { useRef, useState } from 'react';
import { Icon } from '@/components/kit/icon/icon';
import { VisuallyHidden } from '@/components/kit/visually-hidden/visually-hidden';
import { pathLabel } from '@/lib/preview/path-label';
import { changedBlocks, scrollToBlock, useChangedCount } from '../marks/changed-blocks';
import styles from './preview-bar.module.scss';

function nameOf(block: HTMLElement): string {
  const [path = ''] = (block.dataset['content'] ?? '').split('#');
  return pathLabel(path);
}

/** The count of marked blocks on this page, and the way from one to the next; the focus stays on the button. */
export function NextChange() {
  const count = useChangedCount();
  const last = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function goOn(): void {
    const blocks = changedBlocks();
    const index = last.current ? blocks.indexOf(last.current) + 1 : 0;
    const at = index % blocks.length;
    const block = blocks[at];
    if (!block) return;
    last.current = block;
    scrollToBlock(block);
    setAnnouncement(`Modifica ${at + 1} di ${blocks.length}: ${nameOf(block)}`);
  }

  return (
    <>
      <button type="button" className={styles.control} disabled={count === 0} onClick={goOn}>
        <span className={styles.count}>{count}</span>
        {count === 0 ? 'Nessuna modifica qui' : 'Modifica successiva'}
        {count > 0 && (
          <span className={styles.down}>
            <Icon name="arrow-right" />
          </span>
        )}
      </button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
