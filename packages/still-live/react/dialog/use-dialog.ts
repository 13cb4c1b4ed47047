import { createContext, type ReactNode, useContext } from 'react';

export type DialogWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** What to show in a dialog, and what its buttons do. */
export interface DialogOptions {
  readonly content: ReactNode;
  readonly title: string;
  /** Runs when the ok button is pressed, which does not close the dialog. Without it there is no such button. */
  readonly onOk?: ((state: DialogState) => void) | undefined;
  /** Runs when the dialog is dismissed (backdrop, Escape, cancel button), in place of closing it. */
  readonly onCancel?: ((state: DialogState) => void) | undefined;
  readonly width?: DialogWidth | undefined;
  readonly okText?: string | undefined;
  /** Without it there is no cancel button. */
  readonly cancelText?: string | undefined;
  readonly className?: string | undefined;
}

export interface DialogState extends DialogOptions {
  readonly width: DialogWidth;
  readonly okText: string;
  readonly open: boolean;
  readonly close: () => void;
}

/** `open` also shows something else in the open dialog. Without a `DialogHost` above it does nothing. */
export const DialogContext = createContext({
  open: (_options: DialogOptions): void => undefined,
  close: (): void => undefined,
});

export const useDialog = () => useContext(DialogContext);
