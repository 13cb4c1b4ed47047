import { checkDraft, isDenied, isRightKey } from 'still-live/browser/preview/check-draft';

const denied = (): Promise<never> => Promise.reject(new Error('Permission denied'));
const offline = (): Promise<never> => Promise.reject(new Error('Client is offline'));
const stored = (key: unknown) => () => Promise.resolve(key);
const opened = (): Promise<string> => Promise.resolve('the sealed draft');

// [spec 4.2, 4.3, 4.4, 5.1]
test.each([
  [
    'the stored key in the address',
    'chiave',
    stored('chiave'),
    opened,
    { state: 'open', draft: 'the open draft' },
  ],
  ['another key', 'chiave', stored('another'), opened, { state: 'unavailable' }],
  ['an empty stored key', 'chiave', stored(''), opened, { state: 'unavailable' }],
  ['no stored key', 'chiave', stored(null), opened, { state: 'unavailable' }],
  ['a stored key of another kind', 'chiave', stored({ a: 'chiave' }), opened, { state: 'unavailable' }],
  // A denied read of the key means a sealed draft, which is asked for with the key.
  ['a sealed draft', 'chiave', denied, opened, { state: 'sealed', draft: 'the sealed draft' }],
  ['a sealed draft that denies the key', 'chiave', denied, denied, { state: 'unavailable' }],
  ['a sealed draft without a key', '', denied, opened, { state: 'unavailable' }],
  ['a read that fails for another reason than the rules', 'chiave', offline, opened, { state: 'failed' }],
  ['a sealed draft that fails so', 'chiave', denied, offline, { state: 'failed' }],
])(
  '%s: the key is read once, and what it does not open is not asked for',
  async (_what, key, readKey, seal, found) => {
    const options = {
      key,
      readKey: jest.fn<Promise<unknown>, []>(readKey),
      openDraft: jest.fn(() => 'the open draft'),
      openSealed: jest.fn<Promise<string>, []>(seal),
    };
    expect(await checkDraft(options)).toEqual(found);
    expect(options.readKey).toHaveBeenCalledTimes(1);
    expect(options.openDraft).toHaveBeenCalledTimes(found.state === 'open' ? 1 : 0);
    expect(options.openSealed).toHaveBeenCalledTimes(readKey === denied && key !== '' ? 1 : 0);
  },
);

// [spec 5.1]
test('an empty key is never right, and a stored number counts as its digits', () => {
  expect(isRightKey('', '')).toBe(false);
  expect(isRightKey('2026', 2026)).toBe(true);
  expect(isRightKey('null', null)).toBe(false);
});

test.each([
  [new Error('Permission denied'), true],
  [new Error('permission_denied at /drafts/feeling'), true],
  [new Error('Client is offline'), false],
  ['Permission denied', false],
])('only a denial of the rules counts as denied: %p', (error, is) => {
  expect(isDenied(error)).toBe(is);
});
