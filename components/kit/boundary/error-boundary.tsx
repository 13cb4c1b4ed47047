import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the children after an error. */
  readonly fallback: ReactNode;
  /**
   * The values from which the children are rendered. When one of them changes after an error, the children
   * are rendered again.
   */
  readonly madeFrom: readonly unknown[];
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly madeFrom: readonly unknown[];
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

/** Limits a rendering error to its children. The error is reported to the console. */
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
