import { createContext, type ReactNode, useContext } from 'react';

/** Maximum width of a dialog, as the name of a breakpoint. */
export type DialogWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** What to show in a dialog and what its buttons do (specification, "Modal dialog host"). */
export interface DialogOptions {
  readonly content: ReactNode;
  readonly title: string;
  /**
   * Runs when the ok button is pressed. The button does not close the dialog; the callback may do so. Without
   * a callback there is no ok button.
   */
  readonly onOk?: ((state: DialogState) => void) | undefined;
  /**
   * Runs when the dialog is dismissed (backdrop, Escape, cancel button). Without a callback the dialog
   * closes.
   */
  readonly onCancel?: ((state: DialogState) => void) | undefined;
  readonly width?: DialogWidth | undefined;
  readonly okText?: string | undefined;
  /** Label of the cancel button. Without it there is no cancel button. */
  readonly cancelText?: string | undefined;
  /** Extra CSS classes. */
  readonly className?: string | undefined;
}

/**
 * The state of a dialog: its options completed with the defaults of the specification, whether it is open, and
 * a function that closes it.
 */
export interface DialogState extends DialogOptions {
  readonly width: DialogWidth;
  readonly okText: string;
  readonly open: boolean;
  readonly close: () => void;
}

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
