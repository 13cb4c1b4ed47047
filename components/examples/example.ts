import type { ReactNode } from 'react';

/**
 * One example of a component. The examples page shows it (`npm run dev -- --examples`), and the tests of the component
 * use it as a fixture.
 */
export interface Example {
  /** Short name, unique among the examples of its component. */
  readonly name: string;
  /** What can be seen here, and what to try, in one English sentence. */
  readonly shows: string;
  readonly element: ReactNode;
}

/** A component with its examples: its folder, and what its `*.examples.tsx` exports. */
export interface ExampleFolder {
  readonly folder: string;
  readonly examples: readonly Example[];
}
