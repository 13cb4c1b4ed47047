const METAS = [
  ['robots', 'noindex'],
  ['referrer', 'no-referrer'],
] as const;

/** Keeps a draft from search engines, and its address, which holds the key, from other sites. */
export function markDraft(): void {
  for (const [name, content] of METAS) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
}
