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

/** Draft or published, on the same page and at the same place of it. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="Che cosa mostra la pagina" className={styles.switch}>
      {VIEWS.map(([name, label]) => (
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
