import { hostileCorpus } from '../../hostile/corpus';

/* The published demo content with a payload in every value that an editor can write. */

/** The only host from which hostile content may show media. Nothing listens there. */
export const MEDIA_HOST = 'http://127.0.0.1:9';

/** A key that would become an element if it were written as HTML. */
export const HOSTILE_KEY = '"><img src=x onerror=__pwned=1>';

const ADDRESSES = [
  'javascript:__pwned=1',
  ' JaVa\tScript:__pwned=1//',
  'data:text/html,<script>__pwned=1</script>',
  'vbscript:__pwned=1',
  '"><img src=x onerror=__pwned=1>',
  "'onmouseover='__pwned=1",
  '//evil.example/protocol-relative',
  '/\\evil.example/backslash',
  'https://evil.example/"onclick="__pwned=1',
  'http://evil.example@127.0.0.1:9/user',
  'mailto:x@evil.example?body=<script>__pwned=1</script>',
  'https:evil.example',
  './#/"><script>__pwned=1</script>',
  '</script><script>__pwned=1</script>\u2028<!--',
] as const;

const MEDIA = [
  `${MEDIA_HOST}/picture.png`,
  `${MEDIA_HOST}/a"onerror="__pwned=1.png`,
  `${MEDIA_HOST}/b')background:url(https://evil.example/css.png).png`,
  ...ADDRESSES.filter((address) => !address.startsWith('http')),
] as const;

const TYPES = [
  'image/png',
  'video/mp4',
  'youtube',
  'image/svg+xml',
  '"><img src=x onerror=__pwned=1>',
] as const;

const LINK_KEYS: ReadonlySet<string> = new Set(['link', 'link_social', 'cta_link', 'link_cta', 'url']);

/** Returns the members of a list in turn, beginning with the given index. */
function dealer(list: readonly string[], start: number): () => string {
  let index = start;
  return () => list[index++ % list.length] ?? '';
}

/**
 * Replaces every text, address, media type and text alternative with a payload.
 * @param published The published content.
 * @param start Index of the first payload.
 * @returns New content of the same structure, with a menu entry and a position under a hostile key.
 */
export function hostileContent(published: unknown, start: number): unknown {
  const payload = dealer(
    hostileCorpus.map(({ html }) => html.replace(/\0/g, '')),
    start,
  );
  const address = dealer(ADDRESSES, start);
  const media = dealer(MEDIA, start);
  const type = dealer(TYPES, start);

  function text(key: string, parent: string, isMedia: boolean): string {
    if (key === '_mediaType') return type();
    if (key === '_value' && isMedia) return media();
    return LINK_KEYS.has(key) || LINK_KEYS.has(parent) ? address() : payload();
  }
  function poison(value: unknown, key: string, parent: string, isMedia: boolean): unknown {
    // A key that other content holds would be refused, rightly.
    if (key === 'projectApiKey') return value;
    if (typeof value === 'string') return text(key, parent, isMedia);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => poison(item, String(index), key, false));
      return key === '_list' && parent === 'posizioni'
        ? { ...Object.fromEntries(items.entries()), [HOSTILE_KEY]: items[1] }
        : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, part]): [string, unknown] => [
      name,
      poison(part, name, key, Object.hasOwn(value, '_mediaType')),
    ]);
    const extra = key === 'menu' ? [[HOSTILE_KEY, { _value: payload(), url: address(), order: 9 }]] : [];
    const page = key === 'pagine' ? [[HOSTILE_KEY, { _visibility: true }]] : [];
    return Object.fromEntries([...entries, ...extra, ...page] as [string, unknown][]);
  }
  return poison(published, '', '', false);
}
