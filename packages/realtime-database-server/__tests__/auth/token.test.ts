import { identityOf, whenExpired } from '../../auth/token';
import { DataError } from '../../tree/errors';
import { tokenOf } from '../token';

test.each([
  [
    'an ID token',
    { sub: 'ada', user_id: 'ada', firebase: { sign_in_provider: 'password' } },
    'ada',
    'password',
  ],
  ['a token of the SDK’s emulator support', { sub: 'ada', exp: 3600, iat: 0 }, 'ada', 'custom'],
  ['a custom token', { uid: 'ada', claims: { editor: true } }, 'ada', 'custom'],
])('%s gives a user and a provider', (_, claims, uid, provider) => {
  expect(identityOf(tokenOf(claims), Date.now())).toMatchObject({ admin: false, auth: { uid, provider } });
});

test('the claims of a custom token are seen in auth.token', () => {
  const { auth } = identityOf(tokenOf({ uid: 'ada', claims: { editor: true } }), 0);
  expect(auth).toMatchObject({ token: { editor: true, uid: 'ada' } });
});

test('a legacy token is its own auth variable', () => {
  expect(identityOf(tokenOf({ v: 0, d: { uid: 'x', level: 3 } }), 0).auth).toEqual({ uid: 'x', level: 3 });
});

test('an ID token has custom claims of any name, also of those that mean something in other tokens', () => {
  const claims = { sub: 'ada', user_id: 'ada', d: { uid: 'eve' }, claims: { editor: true }, admin: true };
  const identity = identityOf(tokenOf(claims), 0);
  expect(identity).toEqual({
    admin: false,
    auth: { uid: 'ada', provider: 'custom', token: claims },
    expires: null,
  });
});

test.each(['', 'x', 'a.b.c', tokenOf([1]), tokenOf('text')])('%p is no token', (text) => {
  expect(() => identityOf(text, 0)).toThrow(DataError);
});

test('owner and Google access tokens are administrators', () => {
  expect([identityOf('owner', 0).admin, identityOf('ya29.abc', 0).admin]).toEqual([true, true]);
});

test('only a signed token ends, and when it has, it is refused', () => {
  const claims = { sub: 'ada', exp: 100 };
  expect(identityOf(tokenOf(claims), 200_000).expires).toBeNull();
  expect(identityOf(tokenOf(claims, 's'), 99_000).expires).toBe(100);
  expect(() => identityOf(tokenOf(claims, 's'), 100_000)).toThrow('Auth token is expired');
});

test('a token ends by the clock of the machine, however far off that is and wherever the clock jumps', () => {
  const hour = 3600 * 1000;
  jest.useFakeTimers({ now: 0 });
  let ended = 0;
  const identity = { admin: false, auth: null, expires: 40 * 24 * 3600 };
  whenExpired(identity, () => (ended += 1));
  const stop = whenExpired(identity, () => (ended += 10));
  stop();
  jest.advanceTimersByTime(39 * 24 * hour);
  expect(ended).toBe(0);
  jest.setSystemTime(39 * 24 * hour - hour);
  jest.advanceTimersByTime(24.5 * hour);
  expect(ended).toBe(0);
  // As when the machine slept, whose time a timer does not count.
  jest.setSystemTime(40 * 24 * hour + hour);
  jest.advanceTimersByTime(60_000);
  expect(ended).toBe(1);
  jest.useRealTimers();
});
