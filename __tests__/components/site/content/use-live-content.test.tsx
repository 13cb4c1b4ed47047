import { act, render, screen } from '@testing-library/react';
import { useStoreValue } from '@/components/kit/use-store-value';
import { liveControl } from '@/components/site/content/record-store';
import { useLiveContent } from '@/components/site/content/use-live-content';
import type { Records } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { createStore } from '@/lib/store/store';

const startLiveContent = jest.fn(() => {
  liveControl.set('element', <button type="button">In pausa</button>);
  return () => liveControl.set('element', undefined);
});
jest.mock('@/components/site/content/live-content', () => ({ startLiveContent: () => startLiveContent() }));

function Page({ liveSampling }: { readonly liveSampling: number }) {
  useLiveContent(data(liveSampling), store);
  return useStoreValue(liveControl, 'element');
}
const store = createStore<Records>({});
const known = new Map<number, SiteData>();
function data(liveSampling: number): SiteData {
  const made = known.get(liveSampling) ?? {
    snapshot: { records: {}, fingerprints: {} },
    pictures: {},
    settings: {
      project: 'feeling',
      databaseUrl: 'http://127.0.0.1:9000?ns=feeling',
      siteUrl: '',
      liveSampling,
    },
    release: 'test',
  };
  known.set(liveSampling, made);
  return made;
}
function visitorSavesData(saveData: boolean): void {
  // In the browser it is a property of the connection's prototype.
  const connection = Object.create({ saveData }) as object;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
const LATER = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
  startLiveContent.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a page becomes live, and then has the control that pauses it', async () => {
  visitorSavesData(false);
  render(<Page liveSampling={1} />);
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(LATER));
  expect(screen.getByRole('button', { name: 'In pausa' })).toBeInTheDocument();
});

test.each([
  ['saves data', 1, true],
  ['is not among those that are live', 0, false],
] as const)('the page of a visitor who %s stays with the snapshot', async (_who, liveSampling, saves) => {
  visitorSavesData(saves);
  render(<Page liveSampling={liveSampling} />);
  await act(() => jest.advanceTimersByTimeAsync(LATER));
  expect(startLiveContent).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
