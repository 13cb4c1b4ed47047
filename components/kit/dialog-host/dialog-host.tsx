import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import { dialogState, type DialogOptions } from '../dialog/dialog-state';
import { DialogContext } from './use-dialog';

/**
 * The one place of the page where a dialog stands: closed at first, opened on request by `useDialog().open(options)`.
 * After closing, the content stays until the next request, so that the way out is not empty.
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
