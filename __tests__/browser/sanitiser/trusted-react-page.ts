import 'still-live/bound/whole';
import { createElement, useMemo, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type SafeHtml, trustedHtml } from 'still-live/html/safe-html';
import { siteSanitiser } from 'still-live/html/sanitiser';

/* React under `require-trusted-types-for 'script'`: the page of the Trusted Types test. */

const setters: ((html: SafeHtml) => void)[] = [];
const rerenders: (() => void)[] = [];

function Text({ first }: { readonly first: SafeHtml }) {
  const [html, setHtml] = useState(first);
  const [, setCount] = useState(0);
  setters.push(setHtml);
  rerenders.push(() => setCount((count) => count + 1));
  const __html = useMemo(() => trustedHtml(html), [html]);
  return createElement('div', { dangerouslySetInnerHTML: { __html } });
}

function all<T>(actions: readonly T[], run: (action: T) => void): void {
  flushSync(() => actions.forEach(run));
}

/**
 * Renders, hydrates, renders again and updates. Returns the results, and `error` when a plain string is
 * refused, as it must be.
 */
export function run(): Record<string, unknown> {
  const sanitiser = siteSanitiser();
  const created = document.getElementById('created');
  const hydrated = document.getElementById('hydrated');
  if (!created || !hydrated)
    throw new Error('trusted-react-page: #created or #hydrated is missing in the page');
  const kept = hydrated.querySelector('b');
  const first = sanitiser.flow('<b>uno</b>');
  flushSync(() => createRoot(created).render(createElement(Text, { first })));
  flushSync(() => hydrateRoot(hydrated, createElement(Text, { first })));
  const seen: Record<string, unknown> = { created: created.innerHTML };
  const node = created.querySelector('b');
  all(rerenders, (rerender) => rerender());
  seen['createdNodeKept'] = created.querySelector('b') === node;
  seen['hydratedNodeKept'] = hydrated.querySelector('b') === kept;
  all(setters, (set) => set(sanitiser.flow('<i onclick=1>due</i>')));
  seen['updated'] = [created.innerHTML, hydrated.innerHTML];
  try {
    created.innerHTML = '<b>testo</b>';
  } catch (error) {
    seen['error'] = error instanceof Error ? error.name : String(error);
  }
  return seen;
}

Object.assign(globalThis, { run });
