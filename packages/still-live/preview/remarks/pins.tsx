import { useCallback } from 'react';
import { useDialog } from 'still-live/react/dialog/use-dialog';
import { fieldsOf } from 'still-live/preview/edit-mode/fields';
import { useBlocks } from 'still-live/preview/edit-mode/use-edit-mode';
import { blockOfPath, usePageLook } from 'still-live/preview/marks/blocks';
import { usePreviewState, useTrees } from 'still-live/preview/preview-state';
import { pathLabel } from 'still-live/content/changes/place';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { RemarksList } from './remarks-list';
import styles from './pins.module.scss';

interface Pin {
  readonly path: string;
  readonly count: number;
  readonly left: number;
  readonly top: number;
}

// How far a pin reaches into its block, in pixels.
const SIZE = 44;

function pinOn(path: string, count: number): Pin[] {
  const block = blockOfPath(path);
  // The toolbar stands still while the page moves; its remarks are in the list.
  if (!block || block.closest('header')) return [];
  // A slide moves in its slider.
  const { right, top } = (block.closest('.swiper') ?? block).getBoundingClientRect();
  const left = Math.max(0, Math.min(right, document.documentElement.clientWidth) - SIZE);
  const free = document.querySelector('header')?.offsetHeight ?? 0;
  return [{ path, count, left: Math.round(left), top: Math.round(Math.max(top + window.scrollY, free)) }];
}

export function Pins() {
  const remarks = usePreviewState('remarks');
  const trees = useTrees();
  const dialog = useDialog();
  const [draft] = trees;
  const look = useCallback((): readonly Pin[] => {
    const open = (remarks ?? []).filter(
      ({ resolved, path }) => !resolved && nodeAt(contentTree(draft), path),
    );
    const paths = open.map(({ path }) => path);
    return [...new Set(paths)].flatMap((path) => pinOn(path, paths.filter((other) => other === path).length));
  }, [remarks, draft]);
  const pins = usePageLook(look, []);
  return pins.map(({ path, count, left, top }) => {
    const name = pathLabel(path, ...trees);
    return (
      <button
        key={path}
        type="button"
        className={styles.pin}
        style={{ left, top }}
        data-print="no"
        aria-label={`${count === 1 ? '1 osservazione' : `${count} osservazioni`}: ${name}`}
        onClick={() => dialog.open({ title: name, content: <RemarksList path={path} /> })}
      >
        {count}
      </button>
    );
  });
}

export function useRemarkMode(isOn: boolean): void {
  const trees = useTrees();
  const dialog = useDialog();
  useBlocks(
    isOn,
    () => undefined,
    (block) => {
      const [path = ''] = fieldsOf(block, trees[0]);
      dialog.open({ title: pathLabel(path, ...trees), content: <RemarksList path={path} /> });
    },
  );
}
