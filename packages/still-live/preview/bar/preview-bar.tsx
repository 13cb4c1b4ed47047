import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type DialogOptions, useDialog } from 'still-live/react/dialog/use-dialog';
import { Icon } from 'still-live/react/icon/icon';
import { Calendar } from 'still-live/preview/calendar/calendar';
import { ChangesList } from 'still-live/preview/changes/changes-list';
import { FieldLine } from 'still-live/preview/edit-mode/field-link';
import { PREVIEW_BAR_ID } from 'still-live/preview/edit-mode/fields';
import { useEditMode } from 'still-live/preview/edit-mode/use-edit-mode';
import { FocusPoints } from 'still-live/preview/focus/focus-points';
import { IssuesList } from 'still-live/preview/issues/issues-list';
import { useIssues } from 'still-live/preview/issues/use-issues';
import { RemarksList, useOpenRemarks } from 'still-live/preview/remarks/remarks-list';
import { useRemarkMode } from 'still-live/preview/remarks/pins';
import { useUnsentGuard } from 'still-live/preview/remarks/use-remarks';
import { usePreviewState } from 'still-live/preview/preview-state';
import { PUBLISHED_BASE } from 'still-live/route/link';
import { currentHash, routeOfHash } from 'still-live/route/hash-location';
import { type Route, routeId } from 'still-live/route/route';
import { Connection } from './connection';
import { NextChange, Toggle, ViewSwitch } from './controls';
import { CopyButton } from 'still-live/preview/copy-button';
import styles from './preview-bar.module.scss';

const PROPERTY = '--preview-bar-height';

// The height lets style sheets keep content from being under the bar.
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  // This is a layout effect, because it must run before the first paint and before the page is scrolled to its place: the height of
  // the cover depends on it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const update = (): void => style.setProperty(PROPERTY, `${bar.current?.offsetHeight ?? 0}px`);
    update();
    const observer = new ResizeObserver(update);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}

// From this size on, all controls fit into one or two lines, below the controls of the cover of Home.
const ROOMY = '(min-width: 900px) and (min-height: 640px)';

interface PreviewBarProps {
  readonly route: Route;
  readonly publicAddress: string | undefined;
  readonly remark?: string | undefined;
}

function Count({ of: count }: { readonly of: number | undefined }) {
  return (
    <span className={styles.count} data-none={count === 0 ? '' : undefined}>
      {count ?? '…'}
    </span>
  );
}

interface DialogButtonProps extends Omit<DialogOptions, 'title'> {
  readonly label: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

function DialogButton({ label, title = label, children, ...options }: DialogButtonProps) {
  const dialog = useDialog();
  return (
    <button type="button" className={styles.control} onClick={() => dialog.open({ ...options, title })}>
      {label} {children}
    </button>
  );
}

type Mode = 'edit' | 'remark';

const publishedAt = (route: Route): string => `${PUBLISHED_BASE}#${routeId(route)}`;

interface ControlsProps {
  readonly route: Route;
  readonly mode: Mode | undefined;
  readonly onMode: (chosen: Mode) => void;
}

function Controls({ route, mode, onMode }: ControlsProps) {
  const [view = 'draft', changes] = [usePreviewState('view'), usePreviewState('changes')];
  const { here } = useIssues(route);
  return (
    <>
      <ViewSwitch />
      <Toggle isOn={mode === 'edit'} disabled={view !== 'draft'} onClick={() => onMode('edit')}>
        Modifica
      </Toggle>
      <Toggle isOn={mode === 'remark'} onClick={() => onMode('remark')}>
        Annota
      </Toggle>
      <NextChange place={routeId(route)} />
      <DialogButton label="Tutte le differenze" title="Che cosa cambia" width="lg" content={<ChangesList />}>
        <Count of={changes?.length} />
      </DialogButton>
      <DialogButton label="Da controllare" content={<IssuesList route={route} />}>
        <Count of={here.length} />
      </DialogButton>
      {/* The page shows the next screen before React knows of it, so a press asks the address itself. */}
      <a
        className={styles.quiet}
        href={publishedAt(route)}
        onClick={({ currentTarget }) => void (currentTarget.href = publishedAt(routeOfHash(currentHash())))}
      >
        Esci
      </a>
    </>
  );
}

interface MoreProps extends Pick<PreviewBarProps, 'route' | 'publicAddress'> {
  readonly isOnTop: boolean;
  readonly onPlace: () => void;
}

function More({ route, publicAddress, isOnTop, onPlace }: MoreProps) {
  const openRemarks = useOpenRemarks();
  return (
    <>
      <DialogButton label="Osservazioni" content={<RemarksList />}>
        <Count of={openRemarks ?? 0} />
      </DialogButton>
      <DialogButton label="Punto a fuoco" width="lg" content={<FocusPoints route={route} />} />
      <DialogButton label="Calendario" content={<Calendar />} />
      <button type="button" className={styles.quiet} onClick={onPlace}>
        {isOnTop ? 'Sposta in basso' : 'Sposta in alto'}
      </button>
      <CopyButton name="Copia link" text={publicAddress} done="Link copiato" className={styles.quiet} />
      <CopyButton
        name="Link con la chiave"
        text={window.location.href}
        done="Link con la chiave copiato"
        className={styles.quiet}
      />
    </>
  );
}

// Where a click on a block of the page opens its field, or leaves a remark on it.
function useMode() {
  const [mode, setMode] = useState<Mode>();
  const view = usePreviewState('view') ?? 'draft';
  useRemarkMode(mode === 'remark');
  useUnsentGuard();
  const edit = useEditMode(mode === 'edit', view === 'draft' && mode !== 'remark');
  const onMode = (chosen: Mode): void => setMode(mode === chosen ? undefined : chosen);
  return { mode, onMode, edit };
}

export function PreviewBar({ route, publicAddress, remark }: PreviewBarProps) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(ROOMY).matches);
  const [hasMore, setMore] = useState(false);
  const [isOnTop, setOnTop] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const [controlsId, moreId] = [useId(), useId()];
  const { mode, onMode, edit } = useMode();
  return (
    <aside
      ref={bar}
      id={PREVIEW_BAR_ID}
      tabIndex={-1}
      className={styles.bar}
      data-more={isOpen && hasMore}
      data-place={isOnTop ? 'top' : 'foot'}
      data-print="no"
      aria-label="Anteprima"
    >
      <p className={styles.name}>ANTEPRIMA</p>
      <Connection remark={remark} />
      <div id={controlsId} className={styles.controls} hidden={!isOpen}>
        <Controls {...{ route, mode, onMode }} />
        <Toggle isOn={hasMore} expands={moreId} onClick={() => setMore(!hasMore)}>
          Altro
        </Toggle>
      </div>
      <div id={moreId} className={styles.more} hidden={!isOpen || !hasMore}>
        <More {...{ route, publicAddress, isOnTop }} onPlace={() => setOnTop(!isOnTop)} />
      </div>
      {edit.isActive && <FieldLine fields={edit.fields} outcome={edit.outcome} />}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controlsId}
        aria-label={isOpen ? 'Riduci la barra' : 'Apri la barra'}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="arrow-right" />
      </button>
    </aside>
  );
}
