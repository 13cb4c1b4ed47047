import { continueInEntry } from '@/lib/browser/plain/continue-in-entry';

/** What the page requested, and what reached it as an unhandled rejection. */
const requested: string[] = [];
const unhandled = jest.fn();

/** Answers requests with a body that ends in an error, as in Firefox when the visitor leaves while it arrives. */
function answerInPart(address: string): Promise<Partial<Response>> {
  requested.push(address);
  return Promise.resolve({ text: () => Promise.reject(new Error('The operation was aborted.')) });
}

test('a visitor who leaves while the entry arrives in advance leaves no error behind', async () => {
  Object.assign(HTMLScriptElement, { supports: () => false });
  Object.assign(window, { fetch: answerInPart });
  process.on('unhandledRejection', unhandled);
  continueInEntry();
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(requested).toContain('/');
  expect(unhandled).not.toHaveBeenCalled();
});
