import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { dialogState, type DialogOptions } from './dialog-state';
import { DialogContext } from './use-dialog';

/**
 * Renders the one dialog of the page. It is closed at first; `useDialog().open(options)` opens it. After
 * closing, its content stays until the next request, so that it does not become empty while it fades out.
 */
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
  return (
    <DialogContext value={controls}>
      {children}
      {request && <Dialog state={dialogState(request, open, controls.close)} />}
    </DialogContext>
  );
}
