import { continueInAppShell } from 'still-live/browser/inline/continue-in-app-shell';

const requested: string[] = [];
const unhandled = jest.fn();

/** Answers requests with a body that ends in an error, as in Firefox when the visitor leaves while it arrives. */
function answerInPart(address: string): Promise<Partial<Response>> {
  requested.push(address);
  return Promise.resolve({ text: () => Promise.reject(new Error('The operation was aborted.')) });
}

async function loaded(): Promise<void> {
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  continueInAppShell();
});

test('a visitor who leaves while the app shell arrives in advance leaves no error behind', async () => {
  Object.assign(HTMLScriptElement, { supports: () => false });
  Object.assign(window, { fetch: answerInPart });
  process.on('unhandledRejection', unhandled);
  await loaded();
  process.off('unhandledRejection', unhandled);
  expect(requested).toContain('/');
  expect(unhandled).not.toHaveBeenCalled();
});

test('the app shell is prerendered when its response is whole: of a part, a click would show the toolbar alone', async () => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  await loaded();
  expect(document.querySelector('body > a')).toBeNull();
  document.querySelector('link[rel=prefetch]')?.dispatchEvent(new Event('load'));
  expect(document.querySelector('body > a')).toHaveAttribute('href', '/');
});

test.each([
  ['pointerdown', 0],
  ['pointerover', 100],
  ['focusin', 100],
])(
  'after a %s on a link, and %i ms of rest, the app shell is told which screen may come next',
  (type, rest) => {
    Object.assign(HTMLScriptElement, { supports: () => true });
    document.body.innerHTML = '<a data-entry="/#/contatti"><b>Contatti</b></a>';
    const told = jest.spyOn(Storage.prototype, 'setItem');
    jest.useFakeTimers();
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    if (rest > 0) jest.advanceTimersByTime(rest - 1);
    expect(told).toHaveBeenCalledTimes(rest > 0 ? 0 : 1);
    jest.advanceTimersByTime(1);
    expect(told.mock.calls).toEqual([['next screen', '/#/contatti']]);
    jest.useRealTimers();
    told.mockRestore();
  },
);
