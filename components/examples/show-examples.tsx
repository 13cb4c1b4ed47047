import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/styles/global.scss';
import './fonts.scss';
import type { ExampleFolder } from './example';
import { ExamplesPage } from './examples-page';

/**
 * Renders the examples page into its document. With `?component=dialog` in the address it shows one
 * component, otherwise all.
 * @param folders All components with their examples.
 */
export function showExamples(folders: readonly ExampleFolder[]): void {
  // The site sets these marks when its scripts run. Without them the style sheets show what browsers without
  // JavaScript get.
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
