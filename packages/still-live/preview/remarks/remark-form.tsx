import { type SubmitEvent, useState } from 'react';
import { Field } from 'still-live/react/field/field';
import { usePreviewState } from 'still-live/preview/preview-state';
import type { UnsentRemark } from 'still-live/browser/preview/preview-state';
import { MOST_CHARACTERS, MOST_REMARKS } from 'still-live/browser/preview/remarks';
import { lengthError, useRemarks } from './use-remarks';
import styles from 'still-live/preview/panel.module.scss';

const REFUSED =
  'Il database non l’ha accettata; il testo è ancora qui. Riprova, o chiedi a chi gestisce il sito.';
const FULL = `Le osservazioni sono già ${MOST_REMARKS}: chi gestisce il sito deve toglierne alcune. Il testo è ancora qui.`;

function outcomeOf({ state }: UnsentRemark, isConnected: boolean): string {
  if (state === 'refused') return REFUSED;
  if (state === 'full') return FULL;
  if (state === undefined) return '';
  return isConnected ? 'Invio…' : 'Non c’è connessione: parte appena torna. Tieni aperta questa pagina.';
}

export function ReviewerName({ isChecked }: { readonly isChecked: boolean }) {
  const { reviewer, setReviewer } = useRemarks();
  return (
    <Field label="Il tuo nome" error={isChecked ? lengthError(reviewer, MOST_CHARACTERS.by) : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          name="name"
          autoComplete="name"
          value={reviewer}
          onChange={({ currentTarget }) => setReviewer(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The text stays until the database has it. */
export function RemarkForm({ path }: { readonly path: string }) {
  const { unsent, type, send } = useRemarks();
  const isConnected = usePreviewState('isConnected') !== false;
  const [isChecked, setChecked] = useState(false);
  const remark = unsent(path);
  const isTold = isChecked || remark.text.length > MOST_CHARACTERS.text;
  const error = isTold ? lengthError(remark.text, MOST_CHARACTERS.text) : undefined;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // After it was sent, an empty text is no error.
    setChecked(remark.text.trim() === '');
    send(path);
  }
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <ReviewerName isChecked={isChecked || remark.text.trim() !== ''} />
      <Field label="Osservazione" error={error} note={outcomeOf(remark, isConnected)}>
        {(attributes) => (
          // The field has no limit of its own, which would cut off what is pasted.
          <textarea
            {...attributes}
            rows={4}
            value={remark.text}
            readOnly={remark.state === 'sending'}
            onChange={({ currentTarget }) => {
              setChecked(false);
              type(path, currentTarget.value);
            }}
          />
        )}
      </Field>
      <button type="submit">Lascia l’osservazione</button>
    </form>
  );
}
