const METAS = [
  ['robots', 'noindex'],
  ['referrer', 'no-referrer'],
] as const;

/**
 * Adds meta elements to a draft: search engines must not list it (`noindex`), and other sites must not get
 * its address, which contains the key (`no-referrer`).
 */
export function markDraft(): void {
  for (const [name, content] of METAS) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
}
