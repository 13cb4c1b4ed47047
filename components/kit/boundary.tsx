import {
  Component,
  type ComponentType,
  createElement,
  type ErrorInfo,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ContentLink } from '@/components/kit/link/link';
import { wording } from '@/lib/wording/wording';

/** Renders a short message with a link to Home, in place of a part of the page that failed to render. */
export function Unavailable(): ReactNode {
  return (
    <p role="status">
      {`${wording.partUnavailable} `}
      <ContentLink to="/">{wording.backHome}</ContentLink>
    </p>
  );
}

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

/**
 * Puts an error boundary around a component: when it fails to render, a short message takes its place and the
 * rest of the screen stays. It is rendered again as soon as one of its props changes, for example with the
 * next live value.
 * @param Block The component.
 * @param holder For an entry of a list: the element that must contain the message.
 * @returns A component with the same props.
 */
export function guarded<Props extends object>(
  Block: ComponentType<Props>,
  holder?: 'li',
): FunctionComponent<Props> {
  const word = holder === undefined ? <Unavailable /> : createElement(holder, null, <Unavailable />);
  function Guarded(props: Props) {
    return (
      <ErrorBoundary fallback={word} madeFrom={Object.values(props)}>
        <Block {...props} />
      </ErrorBoundary>
    );
  }
  Guarded.displayName = `Guarded(${Block.name})`;
  return Guarded;
}
