import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of the children after an error. */
  readonly fallback: ReactNode;
  /** What the children are made from: when any of it changes after an error, they are tried again. */
  readonly madeFrom: readonly unknown[];
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly madeFrom: readonly unknown[];
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

/** Keeps an error of one part from taking its surroundings down; the error itself goes to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, madeFrom: this.props.madeFrom };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { madeFrom }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return isSame(madeFrom, state.madeFrom) ? null : { hasFailed: false, madeFrom };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportError(new Error(`A part of the page failed to render${componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
