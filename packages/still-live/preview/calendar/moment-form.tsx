import { type SubmitEvent, useState } from 'react';
import { DateField } from 'still-live/react/field/date-field';
import { Field } from 'still-live/react/field/field';
import { momentText, parseMoment } from 'still-live/content/timeline/zoned-time';
import styles from 'still-live/preview/panel.module.scss';

interface MomentFormProps {
  /** In milliseconds since 1970. */
  readonly initial: number;
  readonly onMoment: (at: number) => void;
}

const SKIPPED = 'Quel giorno quest’ora non esiste: comincia l’ora legale.';
const NO_TIME = 'Inserisci un’ora, per esempio 09:00.';

// The first of two, or why there is none.
function momentOf(day: string, time: string): number | string {
  const text = `${day}T${time}`;
  const moment = parseMoment(text);
  if (moment.kind === 'moment') return moment.at;
  if (moment.kind === 'twice') return Date.parse(`${text}:00+02:00`);
  return moment.kind === 'skipped' ? SKIPPED : NO_TIME;
}

export function MomentForm({ initial, onMoment }: MomentFormProps) {
  const [firstDay = '', firstTime = ''] = momentText(initial).split(' ');
  const [day, setDay] = useState(firstDay);
  const [dayError, setDayError] = useState<string>();
  const [time, setTime] = useState(firstTime.slice(0, 5));
  const [isSent, setSent] = useState(false);
  const moment = momentOf(day, time);
  const error =
    isSent && dayError === undefined && day !== '' && typeof moment === 'string' ? moment : undefined;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setSent(true);
    if (dayError === undefined && typeof moment === 'number') onMoment(moment);
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <DateField
        label="Giorno"
        value={day}
        checked={isSent}
        onChange={(next, problem) => {
          setDay(next);
          setDayError(problem);
        }}
      />
      <Field label="Ora (di Roma)" error={error}>
        {(attributes) => (
          <input
            {...attributes}
            type="time"
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
      </Field>
      <button type="submit">Mostra il sito in quel momento</button>
    </form>
  );
}
