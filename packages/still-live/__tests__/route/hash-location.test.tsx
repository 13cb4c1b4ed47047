import { afterFrame } from 'still-live/route/after-frame';
import { goToHash, ROUTE_AGAIN, subscribeHash, switchRoute } from 'still-live/route/hash-location';

const nextFrame = (): Promise<void> => new Promise((resolve) => afterFrame(() => setTimeout(resolve, 1)));

beforeEach(() => {
  document.documentElement.dataset['routed'] = '';
  history.replaceState(null, '', '#/chi_siamo');
});

test('another hash is gone to at once, as an entry of the history', () => {
  const seen: string[] = [];
  const note = (): void => void seen.push(location.hash);
  addEventListener('hashchange', note);
  const { length } = history;
  goToHash('#/contatti');
  removeEventListener('hashchange', note);
  expect(seen).toEqual(['#/contatti']);
  expect(history).toHaveLength(length + 1);
});

test.each([
  ['for a text to find', '#/contatti:~:text=Scrivici', ''],
  ['where only the target shows screens', '#/contatti', undefined],
])('%s, the browser itself goes to a hash: its event comes later', async (_when, hash, routed) => {
  if (routed === undefined) delete document.documentElement.dataset['routed'];
  const changed = jest.fn();
  addEventListener('hashchange', changed, { once: true });
  goToHash(hash);
  expect(location.hash).toBe(hash);
  expect(changed).not.toHaveBeenCalled();
  await nextFrame();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('where the history takes no entry the browser itself goes to the hash, and the reason is reported', async () => {
  const failure = new Error('SecurityError');
  jest.spyOn(History.prototype, 'pushState').mockImplementationOnce(() => {
    throw failure;
  });
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  goToHash('#/contatti');
  expect(location.hash).toBe('#/contatti');
  expect(report).toHaveBeenCalledWith(failure);
  await nextFrame();
});

test('the hash that is open already is told, because nothing would change', () => {
  const again = jest.fn();
  addEventListener(ROUTE_AGAIN, again, { once: true });
  goToHash('#/chi_siamo');
  expect(again).toHaveBeenCalledTimes(1);
});

test('who follows the hash hears of a tab at once, of a screen after its frame, and of nothing after the end', async () => {
  const heard = jest.fn();
  const stop = subscribeHash(() => void heard(location.hash));
  switchRoute('/cosa_facciamo/2');
  expect(heard.mock.calls).toEqual([['#/cosa_facciamo/2']]);
  goToHash('#/contatti');
  expect(heard).toHaveBeenCalledTimes(1);
  await nextFrame();
  expect(heard.mock.calls.slice(1)).toEqual([['#/contatti']]);
  goToHash('#/');
  stop();
  await nextFrame();
  expect(heard).toHaveBeenCalledTimes(2);
});
