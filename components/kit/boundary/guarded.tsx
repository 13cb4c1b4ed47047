import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Unavailable } from './unavailable';

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
