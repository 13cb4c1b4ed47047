import { createHash } from 'node:crypto';

/** The page, ready to send. */
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

// The package's build puts the page here. A copy of the source does not have it.
declare const VIEWER_PAGE: string | undefined;

async function load(): Promise<ViewerPage> {
  if (typeof VIEWER_PAGE !== 'string') {
    const { buildViewerPage } = await import('./build-page');
    return pageOf(await buildViewerPage());
  }
  return pageOf(VIEWER_PAGE);
}

let page: Promise<ViewerPage> | null = null;

/** Returns the page: the one in the package, or one built from the source on first use. */
export function viewerPage(): Promise<ViewerPage> {
  page ??= load().catch((error: unknown) => {
    page = null;
    throw error;
  });
  return page;
}
