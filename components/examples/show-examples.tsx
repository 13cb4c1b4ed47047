import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/styles/global.scss';
import './fonts.scss';
import type { ExampleFolder } from './example';
import { ExamplesPage } from './examples-page';

/** Starts the examples page in its document: all components, or the one in the address (`?component=dialog`). */
export function showExamples(folders: readonly ExampleFolder[]): void {
  // The marks of a living site: without them style sheets show what browsers without JavaScript get.
  document.documentElement.dataset['routed'] = '';
  document.documentElement.dataset['entered'] = '';
  const only = new URLSearchParams(location.search).get('component');
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <ExamplesPage folders={folders} only={only} />
    </StrictMode>,
  );
}
