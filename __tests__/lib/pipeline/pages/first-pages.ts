import type { PagesRequest } from '@/lib/pipeline/pages/write-pages';

/** What the pages of a first release are made with. */
export function firstPages(): PagesRequest {
  return {
    previous: { dir: undefined, register: { pages: [], moved: [] } },
    now: '2026-01-01T00:00:00.000Z',
    script: 'plain()',
    style: '.page-list{color:red}',
    warn: () => undefined,
    draw: (cards) => Promise.resolve(cards.map(() => undefined)),
  };
}
