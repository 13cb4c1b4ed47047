import { preloadFont } from '@/lib/browser/early/preload-font';

function onNetwork(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => document.head.replaceChildren());

test.each([{ rtt: 0 }, { rtt: 50 }, { rtt: 125 }, {}, undefined])(
  'a font that can come in time, or about which nothing is known, is requested at once (%j)',
  (connection) => {
    onNetwork(connection);
    preloadFont('/f.woff2');
    const request = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    expect([...document.head.querySelectorAll('link')]).toEqual([expect.objectContaining(request)]);
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/f.woff2');
  },
);

test.each([{ rtt: 150 }, { rtt: 600 }])(
  'the first paint does not wait for a font that would come too late (%j)',
  (connection) => {
    onNetwork(connection);
    preloadFont('/f.woff2');
    expect(document.head.innerHTML).toBe('');
  },
);

test('without a font nothing is requested', () => {
  onNetwork(undefined);
  preloadFont(undefined);
  expect(document.head.innerHTML).toBe('');
});
