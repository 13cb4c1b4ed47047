import { parseRecord } from '@/lib/content/parse/parse-record';
import { markingSanitiser } from './fake-sanitiser';

function parse(raw: unknown): { urls: string[]; ids: string[]; kinds: string[]; issues: number } {
  const home = parseRecord('pagine/home', { immagini_di_copertina: raw }, markingSanitiser);
  const [gallery, issues] = [home.value.immagini_di_copertina, home.issues];
  return {
    urls: gallery.map(({ url }) => url),
    ids: gallery.map(({ id }) => id),
    kinds: gallery.map(({ kind }) => kind),
    issues: issues.length,
  };
}
const item = (id: number, order: number, url?: string, type = 'image/jpeg'): object => ({
  _id: id,
  _order: order,
  immagine: url === undefined ? { _mediaType: type } : { _value: url, _mediaType: type },
});

// [spec 2.66, 3.17]
test('items are sorted by _order ascending', () => {
  expect(parse({ _list: [item(0, 0, 't'), item(1, 3, 'c'), item(2, 1, 'a'), item(3, 2, 'b')] }).urls).toEqual(
    ['a', 'b', 'c'],
  );
});

// [spec 2.67]
test('items with _id zero are dropped wherever they stand', () => {
  expect(parse({ _list: [item(5, 0, 'at index 0'), item(0, 1, 'x'), item(2, 2, 'b')] }).urls).toEqual(['b']);
});

// [spec 2.68]
test('items without a value in immagine are left out', () => {
  expect(parse({ _list: [{}, item(1, 1), item(2, 2, ''), { _id: 3 }, item(4, 4, 'd')] }).urls).toEqual(['d']);
});

// [spec 2.65, 2.69, 2.71, 2.72, 3.17]
test('the media type tells pictures, videos and YouTube apart', () => {
  const raw = {
    _list: [
      {},
      item(1, 1, 'a', 'image/png'),
      item(2, 2, 'b', 'video/mp4'),
      item(3, 3, 'c', 'youtube/embed'),
      { _id: 4, _order: 4, immagine: { _value: 'd' } },
    ],
  };
  expect(parse(raw).kinds).toEqual(['image', 'video', 'youtube', 'image']);
});

test('items without _order keep the order of the list', () => {
  const bare = (url: string): object => ({ immagine: { _value: url } });
  expect(parse({ _list: { 2: bare('b'), 10: bare('c'), 1: bare('a') } }).urls).toEqual(['a', 'b', 'c']);
});

test('two items with the same _id stay two slides', () => {
  expect(parse({ _list: [{}, item(1, 1, 'a'), item(1, 2, 'b')] }).ids).toEqual(['1', '1~1']);
});

test.each([
  ['a single wrapped value', { _value: 'a', _mediaType: 'image/jpeg' }, ['a']],
  ['a bare address', 'a', ['a']],
  ['nothing', undefined, []],
  ['a number', 4, []],
])('a gallery given as %s is read', (_name, raw, urls) => {
  expect(parse(raw).urls).toEqual(urls);
});

test.each([
  ['50 20', '50% 20%'],
  [' 12,5 % 80 % ', '12.5% 80%'],
  ['0% 100%', '0% 100%'],
])('the focal point %s of a picture is read', (_focus, focus) => {
  const gallery = { _list: [{}, { immagine: { _value: 'a', _focus } }] };
  const { value, issues } = parseRecord('pagine/home', { immagini_di_copertina: gallery }, markingSanitiser);
  expect(value.immagini_di_copertina).toEqual([{ id: '1', url: 'a', kind: 'image', alt: '', focus }]);
  expect(issues).toEqual([]);
});

test.each(['50,5 %', 400, '400 20', '-1 5', 'left top', '50 20 url(x)', '1e1 5', '50 20;x:y', { x: 1 }, []])(
  'a focal point that is none, %j, is reported and left out',
  (_focus) => {
    const gallery = { _list: [{}, { immagine: { _value: 'a', _focus } }] };
    const { value, issues } = parseRecord(
      'pagine/home',
      { immagini_di_copertina: gallery },
      markingSanitiser,
    );
    expect(value.immagini_di_copertina).toEqual([{ id: '1', url: 'a', kind: 'image', alt: '' }]);
    expect(issues.map(({ path }) => path)).toEqual([
      'pagine/home/immagini_di_copertina/_list/1/immagine/_focus',
    ]);
  },
);

test('a picture with an empty focal point, or none, is as it was before', () => {
  for (const immagine of [{ _value: 'a' }, { _value: 'a', _focus: '' }, { _value: 'a', _focus: null }]) {
    const { value, issues } = parseRecord(
      'pagine/home',
      { immagini_di_copertina: { _list: [{}, { immagine }] } },
      markingSanitiser,
    );
    expect(value.immagini_di_copertina).toEqual([{ id: '1', url: 'a', kind: 'image', alt: '' }]);
    expect(issues).toEqual([]);
  }
});
