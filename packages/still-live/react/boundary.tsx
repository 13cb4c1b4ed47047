import {
  Component,
  type ComponentType,
  createElement,
  type ErrorInfo,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ContentLink } from 'still-live/react/link/link';
import { declared } from 'still-live/declaration';

export function Unavailable(): ReactNode {
  return (
    <p role="status">
      {`${declared('words').partUnavailable} `}
      <ContentLink to="/">{declared('words').backHome}</ContentLink>
    </p>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly madeFrom: readonly unknown[];
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly madeFrom: readonly unknown[];
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

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

/** When the component fails to render, a message takes its place, maybe inside `holder`, until a prop changes. */
export function withBoundary<Props extends object>(
  Block: ComponentType<Props>,
  holder?: 'li',
): FunctionComponent<Props> {
  const word = holder === undefined ? <Unavailable /> : createElement(holder, null, <Unavailable />);
  function WithBoundary(props: Props) {
    return (
      <ErrorBoundary fallback={word} madeFrom={Object.values(props)}>
        <Block {...props} />
      </ErrorBoundary>
    );
  }
  WithBoundary.displayName = `WithBoundary(${Block.name})`;
  return WithBoundary;
}
