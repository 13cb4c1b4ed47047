import { partLabel, pathLabel } from 'still-live/content/changes/place';
import type { Route } from 'still-live/route/route';
import type { EditorIssue } from 'still-live/content/checks/editor-issue';
import { useTrees } from 'still-live/preview/preview-state';
import { FieldLink } from 'still-live/preview/edit-mode/field-link';
import { PlaceLink } from 'still-live/preview/place-link';
import { useIssues } from './use-issues';
import styles from 'still-live/preview/panel.module.scss';

function Issues({
  issues,
  withPage,
}: {
  readonly issues: readonly EditorIssue[];
  readonly withPage: boolean;
}) {
  const trees = useTrees();
  return (
    <ul className={styles.list}>
      {issues.map(({ path, severity, message }) => (
        <li key={`${path} ${message}`} className={styles.entry} data-kind={severity}>
          <p className={styles.title}>{message}</p>
          <p className={styles.soft}>{(withPage ? partLabel : pathLabel)(path, ...trees)}</p>
          <p className={styles.line}>
            <code className={styles.soft}>{path}</code>
            <PlaceLink path={path} />
            <FieldLink path={path} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function IssuesList({ route }: { readonly route: Route }) {
  const { here, elsewhere } = useIssues(route);
  return (
    <>
      {here.length === 0 ? (
        <p>In questa pagina non c’è niente da controllare.</p>
      ) : (
        <Issues issues={here} withPage={false} />
      )}
      {elsewhere.length > 0 && (
        <details className={styles.fold}>
          <summary>{`Nelle altre pagine: ${elsewhere.length}`}</summary>
          <Issues issues={elsewhere} withPage />
        </details>
      )}
    </>
  );
}
