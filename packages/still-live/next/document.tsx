import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import type { InlineScript } from 'still-live/build/pages/inline-script';
import { parseRoute, routeId, routeWithout } from 'still-live/route/route';
import { readExportData } from './export-data';
import { language } from './page-metadata';

// The route of a missing screen, and that of what is shown in its place (packages/still-live/route/hash-location.ts).
function shownInstead(id: string, _index: number, missing: readonly string[]): string {
  return `${id}=${routeId(routeWithout(missing, parseRoute(id)))}`;
}

interface DocumentProps {
  /** Its inline script, bundled before (packages/still-live/build/pages/inline-script.ts). */
  readonly script: InlineScript;
  readonly head?: ReactNode;
  readonly children: ReactNode;
  readonly [attribute: `data-${string}`]: string | undefined;
}

function InlineCode({ script }: { readonly script: InlineScript }): ReactNode {
  const source = readFileSync(join(process.cwd(), '.snapshot', `${script}.js`), 'utf8').trim();
  return <script id={script} dangerouslySetInnerHTML={{ __html: source }} suppressHydrationWarning />;
}

function Document({ script, head, children, ...attributes }: DocumentProps): ReactNode {
  return (
    <html lang={language()} {...attributes} suppressHydrationWarning>
      <head>
        <InlineCode script={script} />
        {/* The build puts the styles before it (packages/still-live/build/export/finish-pages.ts). */}
        <InlineCode script="heading-font" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

export function AppShellDocument({ children }: { readonly children: ReactNode }): ReactNode {
  const { missing } = readExportData().snapshot;
  return (
    <Document script="early" data-missing={missing?.map(shownInstead).join(' ')}>
      {children}
    </Document>
  );
}

// Prerenders the target of an inert link at once: packages/still-live/browser/inline/continue-in-app-shell.ts has one.
// Links themselves lead to real paths, and a prerender serves one fragment only (docs/decisions.md, 18).
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '[inert]' }, eagerness: 'immediate' }],
});

interface StaticPageDocumentProps {
  readonly route?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Has the attributes of an app shell that has started, so that menu and toolbar look the same, and the address of the
 * same screen in the app shell.
 */
export function StaticPageDocument({ route = '/', children }: StaticPageDocumentProps): ReactNode {
  const rules = <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />;
  return (
    <Document script="static-page" head={rules} data-routed="" data-entered="" data-entry={`/#${route}`}>
      {children}
    </Document>
  );
}
