import { type ComponentProps, useContext, useState } from 'react';
import { VisuallyHidden } from 'still-live/react/visually-hidden/visually-hidden';
import { shortDayText } from 'still-live/preview/calendar/day-text';
import { changedBlocks, pathsOf, scrollToBlock, usePageLook } from 'still-live/preview/marks/blocks';
import { PreviewStateContext, usePreviewState, useTrees } from 'still-live/preview/preview-state';
import type { PreviewView } from 'still-live/browser/preview/preview-state';
import { pathLabel } from 'still-live/content/changes/place';
import styles from './preview-bar.module.scss';

const VIEWS: readonly (readonly [PreviewView, string])[] = [
  ['draft', 'Bozza'],
  ['published', 'Pubblicato'],
];

interface ToggleProps extends Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'children'> {
  readonly isOn: boolean;
  /** The id of what it shows and hides. Without it, the control is pressed or not. */
  readonly expands?: string;
}

export function Toggle({ isOn, expands, ...props }: ToggleProps) {
  const state =
    expands === undefined ? { 'aria-pressed': isOn } : { 'aria-expanded': isOn, 'aria-controls': expands };
  return <button type="button" className={styles.control} {...state} {...props} />;
}

export function ViewSwitch() {
  const state = useContext(PreviewStateContext);
  const [view = 'draft', day] = [usePreviewState('view'), usePreviewState('day')];
  const views = day === undefined ? VIEWS : [...VIEWS, ['then', shortDayText(day.at)] as const];
  return (
    <div role="group" aria-label="Che cosa mostra la pagina" className={styles.switch}>
      {views.map(([name, label]) => (
        <Toggle key={name} isOn={view === name} onClick={() => state.set('view', name)}>
          {label}
        </Toggle>
      ))}
    </div>
  );
}

const countChanged = (): number => changedBlocks().length;

interface Visit {
  readonly place: string;
  readonly block: HTMLElement;
  readonly number: number;
  readonly total: number;
}

export function NextChange({ place }: { readonly place: string }) {
  const count = usePageLook(countChanged, 0);
  const trees = useTrees();
  const [visit, setVisit] = useState<Visit>();
  const [path = ''] = visit ? pathsOf(visit.block) : [];
  const isCurrent = visit?.place === place && visit.total === count;

  function showNext(): void {
    const blocks = changedBlocks();
    const index = (visit ? blocks.indexOf(visit.block) + 1 : 0) % blocks.length;
    const block = blocks[index];
    if (!block) return;
    scrollToBlock(block);
    setVisit({ place, block, number: index + 1, total: blocks.length });
  }

  return (
    <>
      <button type="button" className={styles.control} disabled={count === 0} onClick={showNext}>
        <span className={styles.count}>{isCurrent ? `${visit.number}/${count}` : count}</span>
        <span>{count === 0 ? 'Nessuna differenza qui' : 'Prossima differenza'}</span>
      </button>
      <VisuallyHidden>
        <span role="status">
          {visit && `Differenza ${visit.number} di ${visit.total}: ${pathLabel(path, ...trees)}`}
        </span>
      </VisuallyHidden>
    </>
  );
}
