import { missingScreens } from 'still-live/content/missing-screens';
import { bindNotes } from './schema/note';

beforeAll(bindNotes);

const WHOLE = {
  note: { intro: { _value: 'a' } },
  book: { first: { text: 'b' }, second: { text: 'c' } },
};

test('a company with content for every screen lacks none', () => {
  expect(missingScreens(WHOLE)).toEqual([]);
});

// [spec 4.9]
test('visibility steers the menu alone: a hidden page is there, and a visible one without content is not', () => {
  const hidden = { ...WHOLE.note, _visibility: { _value: false } };
  expect(missingScreens({ ...WHOLE, note: hidden })).toEqual([]);
  expect(missingScreens({ ...WHOLE, note: { _visibility: { _value: true } } })).toEqual(['/note']);
});

test.each([
  [undefined],
  ['niente'],
  [{ intro: { _value: '' }, columns: { _list: [{ text: 'modello' }] } }],
  [{ campo_ignoto: 'a' }],
])('a screen is missing when nothing of it is shown (%#)', (note) => {
  expect(missingScreens({ ...WHOLE, note })).toEqual(['/note']);
});

test('a tab without content is missing, and the screen when all are', () => {
  const { second } = WHOLE.book;
  expect(missingScreens({ ...WHOLE, book: { second } })).toEqual(['/book/1']);
  expect(missingScreens({ ...WHOLE, book: undefined })).toEqual(['/book', '/book/1', '/book/2']);
});
