import { createHash } from 'node:crypto';
import { parseAddress } from 'still-live/route/parse-address';

export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface CspOptions {
  /** Without it the page connects only to its own site. */
  readonly databaseUrl?: string;
  /** Further origins to which the page sends, such as that of `NEXT_PUBLIC_VITALS_URL`. */
  readonly connect?: readonly string[];
  readonly frames?: boolean;
  readonly trustedTypes?: readonly string[];
  /** The only origin that may frame the page. Without it none may. */
  readonly framedBy?: string | undefined;
}

// A `<meta>` ignores these directives (CSP level 3, 3.3).
const HEADER_ONLY = new Set(['frame-ancestors']);

// The production database redirects its socket to other hosts of its domains.
const DATABASE_HOSTS = ['wss://*.firebaseio.com', 'wss://*.firebasedatabase.app'];

function hashes(texts: readonly string[]): string[] {
  // The HTML parser changes line ends to \n before it hashes.
  const normal = texts.map((text) => text.replace(/\r\n?/g, '\n'));
  return [...new Set(normal)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

// A loopback database may be restarted on another port.
function databaseSources(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined) return [];
  const url = parseAddress(databaseUrl);
  if (!url) throw new Error(`the database address "${databaseUrl}" is not a URL`);
  const { protocol, host, hostname } = url;
  const loopback = /^(?:localhost|127(?:\.\d+){3})$/.test(hostname);
  const socket = protocol === 'http:' || protocol === 'ws:' ? 'ws' : 'wss';
  return [...(loopback ? [`${socket}://${hostname}:*`] : [`${socket}://${host}`]), ...DATABASE_HOSTS];
}

/**
 * Style attributes are allowed, because tints and texts of editors use them, and they can neither select others nor
 * import. Browsers without `style-src-elem` use `style-src`.
 * @param code Of the page, or of all pages with this policy.
 * @throws {Error} when the database address is not a URL, or a source has characters that would end its directive.
 */
export function policyText(code: InlineCode, options: CspOptions, place: 'header' | 'meta'): string {
  const { trustedTypes } = options;
  const policy: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes(code.scripts)]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['style-src-elem', ["'self'", ...hashes(code.styles)]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'https:', 'http:', 'data:']],
    ['media-src', ["'self'", 'https:', 'http:']],
    // The page contains the display font as a `data:` address, which sends no request.
    ['font-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...databaseSources(options.databaseUrl), ...(options.connect ?? [])]],
    ...(options.frames === false ? [] : ([['frame-src', ['https://www.youtube-nocookie.com']]] as const)),
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', [options.framedBy ?? "'none'"]],
    ...(trustedTypes
      ? ([
          ['require-trusted-types-for', ["'script'"]],
          ['trusted-types', trustedTypes.length > 0 ? trustedTypes : ["'none'"]],
        ] as const)
      : []),
  ];
  const directives = policy.filter(([name]) => place === 'header' || !HEADER_ONLY.has(name));
  for (const source of directives.flatMap(([, sources]) => sources)) {
    if (!/^[^\s;,"<>]+$/.test(source)) throw new Error(`the policy cannot hold the source "${source}"`);
  }
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
