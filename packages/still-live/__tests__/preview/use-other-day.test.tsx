import { renderHook, waitFor } from '@testing-library/react';
import { useOtherDay } from 'still-live/preview/use-other-day';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import type { Records } from 'still-live/content/schema/records';
import { contentHash } from 'still-live/content/content-hash';
import type { Scheduled } from 'still-live/content/timeline/scheduled';
import { createStore } from 'still-live/store';

const footer = (text: string): object => ({ colonna_1: { testo: text } });
const scheduled = (id: string, at: number, from: object, value: object): Scheduled => ({
  id,
  at,
  by: 'Irene',
  note: '',
  units: [{ path: 'footer', base: contentHash(from), value }],
});

/** Shows a day of a site with two publications that have come, and that nothing has moved into `projects/` yet. */
async function shownAt(at: number): Promise<unknown> {
  const state = createStore<PreviewState>({
    storedTree: { footer: footer('autunno') },
    publishedTree: { footer: footer('inverno') },
    scheduled: [
      scheduled('a', 100, footer('autunno'), footer('Natale')),
      scheduled('b', 200, footer('Natale'), footer('inverno')),
    ],
    day: { at, now: 1000 },
    readHistory: () => Promise.resolve([]),
  });
  const feedThen = jest.fn<undefined, [unknown]>();
  const store = createStore<Records>({});
  const session = { base: './', state, draft: store, published: store, then: store, feedThen };
  renderHook(() => useOtherDay(session));
  await waitFor(() => expect(feedThen).toHaveBeenCalled());
  return feedThen.mock.lastCall?.[0];
}

test.each([
  [50, 'autunno'],
  [150, 'Natale'],
  [250, 'inverno'],
  [2000, 'inverno'],
])('at %i the site is that of then, also when nothing has moved what was scheduled', async (at, text) => {
  expect(await shownAt(at)).toEqual({ footer: footer(text) });
});
