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
