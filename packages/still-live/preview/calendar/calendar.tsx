import { type ReactNode, useContext, useMemo } from 'react';
import { useDialog } from 'still-live/react/dialog/use-dialog';
import { partLabel } from 'still-live/content/changes/place';
import { siteFacts } from 'still-live/status/site-facts';
import { contentAt, type Outcome } from 'still-live/content/timeline/content-at';
import { PreviewStateContext, useNow, usePreviewState, useTrees } from 'still-live/preview/preview-state';
import { FieldLink } from 'still-live/preview/edit-mode/field-link';
import { PlaceLink } from 'still-live/preview/place-link';
import { dayText } from './day-text';
import { MomentForm } from './moment-form';
import styles from 'still-live/preview/panel.module.scss';

const REASONS = {
  changed: 'non uscirà, perché nel frattempo è cambiata',
  unfit: 'non uscirà, perché non è un contenuto di questo tipo',
} as const;

function Facts({ now }: { readonly now: number }): ReactNode {
  const status = usePreviewState('status');
  if (!status) return null;
  return (
    <dl className={styles.list}>
      {siteFacts(status, now).map(({ name, text, remedy, place }) => (
        <div key={name} className={styles.entry} data-kind={remedy === undefined ? 'fine' : 'error'}>
          <dt className={styles.title}>{name}</dt>
          <dd className={styles.line}>
            <span>{text}</span>
            {remedy !== undefined && (
              <span>
                Che cosa fare: <code>{remedy}</code>
              </span>
            )}
            {place !== undefined && <PlaceLink path="" place={place} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ outcome, onShow }: { readonly outcome: Outcome; readonly onShow: (at: number) => void }) {
  const { scheduled, missed } = outcome;
  const trees = useTrees();
  const parts = scheduled.units.map(({ path }) => partLabel(path, ...trees)).join(', ');
  return (
    <li className={styles.entry}>
      <p className={styles.title}>{dayText(scheduled.at)}</p>
      <p className={styles.line}>
        <span>{scheduled.ends === undefined ? parts : `Torna com’era: ${parts}`}</span>
        {scheduled.note !== '' && <q>{scheduled.note}</q>}
      </p>
      <p className={styles.soft}>{`Programmata da ${scheduled.by}`}</p>
      {missed.map(({ unit, reason }) => (
        <p key={unit.path} className={styles.wrong}>
          {`${partLabel(unit.path, ...trees)} ${REASONS[reason]}`}
        </p>
      ))}
      <p className={styles.line}>
        <button type="button" className={styles.link} onClick={() => onShow(scheduled.at)}>
          Mostra il sito in quel momento
        </button>
        {scheduled.units.map(({ path }) => (
          <FieldLink
            key={path}
            path={path}
            name={scheduled.units.length > 1 ? `Apri: ${partLabel(path, ...trees)}` : undefined}
          />
        ))}
      </p>
    </li>
  );
}

function ScheduledList({ onShow }: { readonly onShow: (at: number) => void }): ReactNode {
  const [scheduled, stored] = [usePreviewState('scheduled'), usePreviewState('storedTree')];
  const outcomes = useMemo(
    () => contentAt(stored, scheduled ?? [], Number.POSITIVE_INFINITY).outcomes,
    [stored, scheduled],
  );
  if (outcomes.length === 0) return <p>Non c’è niente di programmato.</p>;
  return (
    <ul className={styles.list}>
      {outcomes.map((outcome) => (
        <Entry key={outcome.scheduled.id} outcome={outcome} onShow={onShow} />
      ))}
    </ul>
  );
}

export function Calendar(): ReactNode {
  const now = useNow();
  const dialog = useDialog();
  const state = useContext(PreviewStateContext);
  const at = usePreviewState('day')?.at;
  function onShow(moment: number): void {
    dialog.close();
    state.set('day', { at: moment, now: Date.now() + (state.get('clockOffset') ?? 0) });
    state.set('view', 'then');
  }
  return (
    <>
      <Facts now={now} />
      <h3>Il sito in un altro giorno</h3>
      <MomentForm key={at} initial={at ?? now + 86_400_000} onMoment={onShow} />
      <h3>Programmato</h3>
      <ScheduledList onShow={onShow} />
    </>
  );
}
