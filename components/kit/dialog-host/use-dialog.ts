import { createContext, useContext } from 'react';
import type { DialogOptions } from '../dialog/dialog-state';

/** What a component can ask of the dialog host. */
interface DialogControls {
  /** Opens the dialog; what was open before is replaced. */
  readonly open: (options: DialogOptions) => void;
  readonly close: () => void;
}

/** The dialog host of the site; without one around, asking for a dialog does nothing. */
export const DialogContext = createContext<DialogControls>({
  open: () => undefined,
  close: () => undefined,
});

/** The way to open the site's dialog, from the nearest `DialogHost`. */
export function useDialog(): DialogControls {
  return useContext(DialogContext);
}
