import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The page, ready to be sent. */
export interface ViewerPage {
  readonly html: string;
  /** Its Content-Security-Policy: only its own script and styles, and connections to its own address. */
  readonly policy: string;
}

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const contents = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
  return contents
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

function pageOf(html: string): ViewerPage {
  const policy = [
    "default-src 'none'",
    `script-src ${hashesOf(html, 'script')}`,
    `style-src ${hashesOf(html, 'style')}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return { html, policy };
}

async function load(): Promise<ViewerPage> {
  const built = new URL('./viewer-page.html', import.meta.url);
  if (existsSync(built)) return pageOf(await readFile(built, 'utf8'));
  // Only a copy of the source has no built page; esbuild is there to make one.
  const { buildViewerPage } = await import('./build-page');
  return pageOf(await buildViewerPage());
}

let page: Promise<ViewerPage> | null = null;

/** The page: `viewer-page.html` beside this file, as a package has it, else built from its source when first asked for. */
export function viewerPage(): Promise<ViewerPage> {
  page ??= load().catch((error: unknown) => {
    page = null;
    throw error;
  });
  return page;
}
