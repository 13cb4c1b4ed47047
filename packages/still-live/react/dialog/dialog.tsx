import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from 'still-live/react/icon/icon';
import { watchScrollers } from 'still-live/react/scroller';
import { declared } from 'still-live/declaration';
import { DialogContext, type DialogOptions, type DialogState } from './use-dialog';
import styles from './dialog.module.scss';

interface PartProps {
  readonly state: DialogState;
  readonly dismiss: () => void;
}

function Actions({ state, dismiss }: PartProps) {
  const { onOk, okText, cancelText } = state;
  if (onOk === undefined && cancelText === undefined) return null;
  return (
    <footer className={styles.actions}>
      {cancelText !== undefined && (
        <button type="button" className={styles.cancel} onClick={dismiss}>
          {cancelText}
        </button>
      )}
      {onOk && (
        <button type="button" className={styles.ok} onClick={() => onOk(state)}>
          <span>{okText}</span>
          <Icon name="arrow-right" />
        </button>
      )}
    </footer>
  );
}

function DialogFrame({ titleId, ...props }: PartProps & { readonly titleId: string }) {
  const { title, content, close } = props.state;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) return watchScrollers([box.current]);
  }, [content]);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={declared('words').close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={box} className={styles.content}>
        {content}
      </div>
      <Actions {...props} />
    </div>
  );
}

// A modal dialog. The browser keeps the focus inside, and returns it.
function Dialog({ state }: { readonly state: DialogState }) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === state.open) return;
    if (state.open) dialog.showModal();
    else dialog.close();
  }, [state.open]);

  const dismiss = (): void => (state.onCancel ? state.onCancel(state) : state.close());
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[state.width]} ${state.className ?? ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      // Handle Escape before the browser does: when Escape is pressed again, the browser closes the dialog by
      // itself, even if the callback keeps it open.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismiss();
      }}
      // The browser may close the dialog by itself (a second gesture to go back): update the state then. The
      // event comes late, so ignore it when the dialog is open again.
      onClose={(event) => {
        if (!event.currentTarget.open) state.close();
      }}
      onPointerDown={(event) => (pressedOutside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) dismiss();
      }}
    >
      <DialogFrame {...{ state, dismiss, titleId }} />
    </dialog>
  );
}

/** Renders the one dialog of the page, whose content stays while it fades out. `useDialog` below it opens the dialog. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<DialogOptions>();
  const [open, setOpen] = useState(false);
  const controls = useMemo(
    () => ({
      open: (options: DialogOptions) => {
        setRequest(options);
        setOpen(true);
      },
      close: () => setOpen(false),
    }),
    [],
  );
  const state = request && {
    ...request,
    width: request.width ?? 'md',
    okText: request.okText ?? declared('words').apply,
    open,
    close: controls.close,
  };
  return (
    <DialogContext value={controls}>
      {children}
      {state && <Dialog state={state} />}
    </DialogContext>
  );
}
