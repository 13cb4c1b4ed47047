import type { ReactNode } from 'react';

/** Width of a dialog, by the name of the breakpoint it may grow to. */
export type DialogWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** What a dialog is asked to show and do (specification, "Modal dialog host"). */
export interface DialogOptions {
  readonly content: ReactNode;
  readonly title: string;
  /** Runs when the ok button is pressed; it does not close the dialog, the callback may. Without it there is no ok button. */
  readonly onOk?: ((state: DialogState) => void) | undefined;
  /** Runs when the dialog is dismissed (backdrop, Escape, cancel button); without it dismissing closes. */
  readonly onCancel?: ((state: DialogState) => void) | undefined;
  readonly width?: DialogWidth | undefined;
  readonly okText?: string | undefined;
  /** Without it there is no cancel button. */
  readonly cancelText?: string | undefined;
  /** Extra CSS classes. */
  readonly className?: string | undefined;
}

/** The state of a dialog: what it was asked, completed with the defaults, whether it is open, and the way to close it. */
export interface DialogState extends DialogOptions {
  readonly width: DialogWidth;
  readonly okText: string;
  readonly open: boolean;
  readonly close: () => void;
}

/** Completes what a dialog was asked with the defaults of the specification: width md, ok text "Applica". */
export function dialogState(options: DialogOptions, open: boolean, close: () => void): DialogState {
  return { ...options, width: options.width ?? 'md', okText: options.okText ?? 'Applica', open, close };
}
