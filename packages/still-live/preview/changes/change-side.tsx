import { useState } from 'react';
import { Picture } from 'still-live/react/picture/picture';
import { shortenedRuns, type WordRun } from 'still-live/content/changes/list-diff';
import panel from 'still-live/preview/panel.module.scss';
import styles from './changes-list.module.scss';

export function PreviewPicture({ url }: { readonly url: string }) {
  return (
    <Picture
      item={{ id: url, kind: 'image', url, alt: url.slice(url.lastIndexOf('/') + 1) }}
      sizes="(min-width: 600px) 24rem, 90vw"
      className={styles.picture}
    />
  );
}

// In characters. Longer texts are shown in part at first.
const MOST_SHOWN = 900;

interface ChangeSideProps {
  readonly label: string;
  readonly runs: readonly WordRun[];
  readonly pictures: readonly string[];
  readonly as: 'del' | 'ins';
}

function Words({ runs, as: Changed }: Pick<ChangeSideProps, 'runs' | 'as'>) {
  return runs.map(({ text, isSame }, index) => {
    const Run = isSame ? 'span' : Changed;
    return (
      // The index can be the key, because the runs of a text keep their order.
      <span key={index}>
        <Run>{text}</Run>{' '}
      </span>
    );
  });
}

export function ChangeSide({ label, runs, pictures, as }: ChangeSideProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = shortenedRuns(runs);
  const isLong = shown.reduce((length, { text }) => length + text.length, 0) > MOST_SHOWN;
  return (
    <div>
      <p className={panel.soft}>{label}</p>
      {pictures.map((url, index) => (
        // The key contains the index, because an entry can contain a picture twice.
        <PreviewPicture key={`${index} ${url}`} url={url} />
      ))}
      {shown.length > 0 && (
        <p className={isLong && !isWhole ? styles.part : undefined}>
          <Words runs={shown} as={as} />
        </p>
      )}
      {isLong && !isWhole && (
        <button type="button" className={panel.link} onClick={() => setWhole(true)}>
          Mostra tutto il testo
        </button>
      )}
      {shown.length === 0 && pictures.length === 0 && <p className={panel.soft}>(vuoto)</p>}
    </div>
  );
}
