import { useContext } from 'react';
import { shortDayText } from '../calendar/day-text';
import { OtherDayContext } from '../calendar/other-day';
import type { PreviewView } from '../preview-view';
import styles from './view-switch.module.scss';

const VIEWS: readonly (readonly [PreviewView, string])[] = [
  ['draft', 'Bozza'],
  ['published', 'Pubblicato'],
];

interface ViewSwitchProps {
  readonly view: PreviewView;
  readonly onView: (view: PreviewView) => void;
}

/**
 * Renders the buttons that choose what the page shows: the draft, the published content or, after a day was
 * chosen, another day.
 */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { at } = useContext(OtherDayContext);
  const views = at === undefined ? VIEWS : [...VIEWS, ['then', shortDayText(at)] as const];
  return (
    <div role="group" aria-label="Che cosa mostra la pagina" className={styles.switch}>
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className={styles.side}
          onClick={() => onView(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
