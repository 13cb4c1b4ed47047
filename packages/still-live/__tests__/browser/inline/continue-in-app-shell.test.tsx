import { continueInAppShell } from 'still-live/browser/inline/continue-in-app-shell';

const requested: string[] = [];
const unhandled = jest.fn();

/** Answers requests with a body that ends in an error, as in Firefox when the visitor leaves while it arrives. */
function answerInPart(address: string): Promise<Partial<Response>> {
  requested.push(address);
  return Promise.resolve({ text: () => Promise.reject(new Error('The operation was aborted.')) });
}

beforeAll(() => {
  continueInAppShell();
});

test('a visitor who leaves while the app shell arrives in advance leaves no error behind', async () => {
  Object.assign(HTMLScriptElement, { supports: () => false });
  Object.assign(window, { fetch: answerInPart });
  process.on('unhandledRejection', unhandled);
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(requested).toContain('/');
  expect(unhandled).not.toHaveBeenCalled();
});

describe('a link to a screen', () => {
  const next = (): string | null | undefined => document.querySelector('a[inert]')?.getAttribute('href');
  const point = (id: string): void => {
    const target = document.getElementById(id);
    target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  };
  beforeAll(() => {
    Object.assign(HTMLScriptElement, { supports: () => true });
    document.body.innerHTML =
      '<p id="text"></p><a id="one" href="/one/" data-entry="#/one"></a><a id="two" href="/two/" data-entry="#/two"><b id="in"></b></a>';
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is prerendered when the pointer rests on it, one at a time, and not when the pointer has left it, or pressed it', () => {
    for (const id of ['in', 'one']) {
      point(id);
      jest.advanceTimersByTime(100);
    }
    expect(next()).toBe('#/one');
    expect(document.querySelectorAll('a[inert]')).toHaveLength(1);
    point('two');
    point('text');
    jest.advanceTimersByTime(1_000);
    expect(next()).toBe('#/one');
    point('two');
    document.getElementById('two')?.click();
    jest.advanceTimersByTime(1_000);
    expect(next()).toBe('#/one');
    expect(location.hash).toBe('#/two');
  });
});
