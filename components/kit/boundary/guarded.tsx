import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Unavailable } from './unavailable';

/**
 * Gives a block a boundary of its own: when it fails to render, a short word takes its place and the screen around it stays. It is
 * tried again as soon as one of its props changes, as they do with the next live value. Takes the block and, for an entry of a
 * list, the element the word must stand in.
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
