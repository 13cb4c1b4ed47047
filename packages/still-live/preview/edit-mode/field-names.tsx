import panel from 'still-live/preview/panel.module.scss';
import { useTrees } from 'still-live/preview/preview-state';
import { partLabel } from 'still-live/content/changes/place';
import { stepsTo } from 'still-live/content/schema/find-field';
import { FieldLink } from './field-link';
import { linksBeside } from './fields';
import styles from './edit-mode.module.scss';

export function FieldNames({ paths }: { readonly paths: readonly string[] }) {
  const trees = useTrees();
  return (
    <ul className={panel.list}>
      {paths.map((path) => (
        <li key={path}>
          <FieldLink path={path} name={partLabel(path, ...trees)} />
        </li>
      ))}
    </ul>
  );
}

interface FieldLineProps {
  readonly fields: readonly string[];
  readonly outcome: string | undefined;
}

export function FieldLine({ fields, outcome }: FieldLineProps) {
  const trees = useTrees();
  const [path, ...others] = fields;
  const isOne = path !== undefined && others.length === 0;
  const names = fields.map((field) => partLabel(field, ...trees)).join(' · ');
  return (
    <div className={styles.line}>
      <p role="status" className={styles.name}>
        {outcome ?? (names || 'Un clic, o Invio, su un testo, un’immagine o un pulsante apre il suo campo.')}
      </p>
      {isOne && <FieldLink path={path} />}
      {isOne &&
        linksBeside(path, trees[0])
          .filter((link) => link !== path)
          .map((link) => <FieldLink key={link} path={link} name={stepsTo(link)?.at(-1)?.field.name} />)}
    </div>
  );
}
