import type { ReactNode } from 'react';

/**
 * One example of a component, in a state that no screen of the demo shows. The examples page shows it (`npm run dev -- --examples`), and the tests of the component
 * use it as a fixture.
 */
export interface Example {
  /** Short name, unique among the examples of its component. */
  readonly name: string;
  /** What can be seen here, and what to try, in one English sentence. */
  readonly shows: string;
  readonly element: ReactNode;
}

/** The examples of each component, by its name in `components/kit`. */
export type ExamplesByComponent = Readonly<Record<string, readonly Example[]>>;
