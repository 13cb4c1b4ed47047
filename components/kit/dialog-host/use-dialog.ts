import { createContext, useContext } from 'react';
import type { DialogOptions } from '../dialog/dialog-state';

/** What a component can do with the dialog of the page. */
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

/** Returns the controls of the dialog, from the nearest `DialogHost` above. */
export function useDialog(): DialogControls {
  return useContext(DialogContext);
}
