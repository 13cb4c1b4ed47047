import { changesByPlace, touching } from 'still-live/content/changes/changed-at';
import { plainPath } from 'still-live/content/schema/stored';
import { differences } from 'still-live/content/changes/differences';

const home = (parts: object): object => ({ pagine: { home: parts } });
const changes = differences(
  home({ a: 'x', list: { _list: [{}, { t: 'one' }, { t: 'two' }] } }),
  home({ a: 'y', list: { _list: [{}, { t: 'one' }, { t: 'TWO' }, { t: 'three' }] } }),
);
const changeAt = changesByPlace(changes);

test('an added entry marks itself and what it holds as added', () => {
  expect(changeAt('pagine/home/list/_list/3')).toBe('added');
  expect(changeAt('pagine/home/list/_list/3/t')).toBe('added');
});

test('a key that begins like another is another place', () => {
  expect(changeAt('pagine/home/ab')).toBeUndefined();
  expect(touching(['pagine/home/list/_list/2'])('pagine/home/list/_list/20')).toBe(false);
});

test('a wrapped and a bare list are the same place', () => {
  expect(plainPath('pagine/home/list/_list/2/t')).toBe('pagine/home/list/2/t');
  expect(touching(['pagine/home/list/2/t'])('pagine/home/list/_list/2')).toBe(true);
});
