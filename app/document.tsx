import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { language } from '@/brand/brand';
import { parseRoute, routeId, routeWithout } from '@/lib/route/route';

/**
 * Returns the source of an inline script.
 * @throws {Error} when it was not bundled before (lib/pipeline/export/inline-script.ts).
 */
function inlineScript(name: 'early' | 'plain'): string {
  return readFileSync(join(process.cwd(), '.snapshot', `${name}.js`), 'utf8').trim();
}

/** Returns the route of a screen that is missing, and that of what is shown in its place (lib/route/hash-location.ts). */
function shownInstead(id: string, _index: number, lacks: readonly string[]): string {
  return `${id}=${routeId(routeWithout(lacks, parseRoute(id)))}`;
}

interface EntryDocumentProps {
  /** The routes of the screens that the site lacks. */
  readonly lacks: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** The document of the entry, with the script that marks the route before the body is parsed. */
export function EntryDocument({ lacks, children }: EntryDocumentProps): ReactNode {
  return (
    <html lang={language} data-lacks={lacks?.map(shownInstead).join(' ')} suppressHydrationWarning>
      <head>
        <script
          id="early"
          dangerouslySetInnerHTML={{ __html: inlineScript('early') }}
          suppressHydrationWarning
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * Prerenders the target of an inert link at once: lib/browser/plain/continue-in-entry.ts has one. Links themselves
 * lead to real paths, and a prerender serves one fragment only (docs/decisions/018-prerender-by-target.md).
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '[inert]' }, eagerness: 'immediate' }],
});

interface PlainDocumentProps {
  /** The route of the same screen in the entry. */
  readonly route?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The document of a plain page. It has the marks of an entry that has started, so that menu and toolbar look
 * the same, and the address of the same screen in the entry.
 */
export function PlainDocument({ route = '/', children }: PlainDocumentProps): ReactNode {
  return (
    <html lang={language} data-routed="" data-entered="" data-entry={`/#${route}`}>
      <head>
        <script id="plain" dangerouslySetInnerHTML={{ __html: inlineScript('plain') }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
