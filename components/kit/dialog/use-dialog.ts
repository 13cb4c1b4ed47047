import { createContext, useContext } from 'react';
import type { DialogOptions } from './dialog-state';

interface DialogControls {
  /** Opens the dialog with new options. A dialog that is already open shows the new options. */
  readonly open: (options: DialogOptions) => void;
  readonly close: () => void;
}

/** The controls of the site's dialog. Without a `DialogHost` above, `open` does nothing. */
export const DialogContext = createContext<DialogControls>({
  open: () => undefined,
  close: () => undefined,
});

export function useDialog(): DialogControls {
  return useContext(DialogContext);
}
