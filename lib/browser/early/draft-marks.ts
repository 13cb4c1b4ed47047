const METAS = [
  ['robots', 'noindex'],
  ['referrer', 'no-referrer'],
] as const;

/**
 * Keeps a draft out of search engines, and its address, which contains the key, from other sites (no
 * referrer).
 */
export function markDraft(): void {
  for (const [name, content] of METAS) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
}
