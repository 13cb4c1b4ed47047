import { createHash } from 'node:crypto';
import {
  attributeOf,
  elementsIn,
  findElement,
  makeElement,
  type Page,
  type PageElement,
  setChildren,
} from './html-tree';
import type { InlineCode } from './inline-code';

/** What the policy depends on besides the page. */
export interface CspOptions {
  /** The browser's database (`NEXT_PUBLIC_FIREBASE_DATABASE_URL`); none, and the page may connect to itself only. */
  readonly databaseUrl?: string;
  /** Further origins the page sends to, such as that of `NEXT_PUBLIC_VITALS_URL`. */
  readonly connect?: readonly string[];
  /** Names of the Trusted Types policies the page's scripts may make; `undefined` leaves Trusted Types out. */
  readonly trustedTypes?: readonly string[];
}

/** A policy: the sources of each directive, in order. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives that a `<meta>` cannot give (CSP level 3, 3.3). */
const HEADER_ONLY = new Set(['frame-ancestors']);

/** The production database moves its socket to other hosts of its domains. */
const DATABASE_HOSTS = ['wss://*.firebaseio.com', 'wss://*.firebasedatabase.app'];

function hashes(texts: readonly string[]): string[] {
  // The HTML parser turns line ends into \n before anything is hashed.
  const normal = texts.map((text) => text.replace(/\r\n?/g, '\n'));
  return [...new Set(normal)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Where the page may connect for live content. A loopback database may be restarted on another port, and has no domain. */
function databaseSources(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined) return [];
  if (!URL.canParse(databaseUrl)) throw new Error(`the database address "${databaseUrl}" is not a URL`);
  const { protocol, host, hostname } = new URL(databaseUrl);
  const loopback = /^(?:localhost|127(?:\.\d+){3})$/.test(hostname);
  const socket = protocol === 'http:' || protocol === 'ws:' ? 'ws' : 'wss';
  return [...(loopback ? [`${socket}://${hostname}:*`] : [`${socket}://${host}`]), ...DATABASE_HOSTS];
}

/**
 * Builds the policy of a page. Takes its inline code (of several pages: all of it) and the options. Scripts run only by hash or
 * from this site. Style elements likewise; style attributes are allowed, because tints and editors' texts use them, and an
 * attribute can neither select other elements nor import. Browsers without `style-src-elem` fall back to `style-src`.
 */
export function buildPolicy(code: InlineCode, options: CspOptions): Policy {
  const { trustedTypes } = options;
  return new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes(code.scripts)]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-elem', ["'self'", ...hashes(code.styles)]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'https:', 'http:', 'data:']],
    ['media-src', ["'self'", 'https:', 'http:']],
    // A font in a `data:` address sends nothing anywhere; the display face stands in the page itself.
    ['font-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...databaseSources(options.databaseUrl), ...(options.connect ?? [])]],
    ['frame-src', ['https://www.youtube-nocookie.com']],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(trustedTypes
      ? ([
          ['require-trusted-types-for', ["'script'"]],
          ['trusted-types', trustedTypes.length > 0 ? trustedTypes : ["'none'"]],
        ] as const)
      : []),
  ]);
}

/** Writes a policy as a header's value, or as that of a `<meta>`. Throws an `Error` for a source that would end its directive. */
export function policyText(policy: Policy, place: 'header' | 'meta'): string {
  const directives = [...policy].filter(([name]) => place === 'header' || !HEADER_ONLY.has(name));
  for (const source of directives.flatMap(([, sources]) => sources)) {
    if (!/^[^\s;,"<>]+$/.test(source)) throw new Error(`the policy cannot hold the source "${source}"`);
  }
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Puts a policy into a page, as the first thing in `<head>` but for a `<meta charset>`, which must stand within the first 1024 bytes.
 * @throws {Error} when the page has a policy already.
 */
export function setPolicy(page: Page, policy: Policy): void {
  const head = findElement(page, 'head');
  const metas = head ? [...elementsIn(head)].filter(({ tagName }) => tagName === 'meta') : [];
  const name = 'http-equiv';
  const isPolicy = (meta: PageElement): boolean =>
    attributeOf(meta, name)?.toLowerCase() === 'content-security-policy';
  if (!head || metas.some(isPolicy)) throw new Error('the page has a policy already');
  const charset = metas.filter((meta) => attributeOf(meta, 'charset') !== undefined);
  const meta = makeElement('meta', {
    [name]: 'Content-Security-Policy',
    content: policyText(policy, 'meta'),
  });
  setChildren(head, [
    ...charset,
    meta,
    ...head.childNodes.filter((node) => !charset.some((one) => one === node)),
  ]);
}
