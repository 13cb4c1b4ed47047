import { editorAddress, storedPath } from '@/lib/browser/preview/editor';

const PATH = 'pagine/home/blocchi/_list/1/chi è?';

afterEach(() => Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_URL'));

test.each([
  [
    'https://cms.example/edit?field={path}',
    'https://cms.example/edit?field=pagine/home/blocchi/_list/1/chi%20%C3%A8%3F',
  ],
  [
    'https://c.example/data/~2Fdrafts~2F{path}',
    'https://c.example/data/~2Fdrafts~2Fpagine~2Fhome~2Fblocchi~2F_list~2F1~2Fchi%20%C3%A8%3F',
  ],
  [
    'https://c.example/%2F{path}',
    'https://c.example/%2Fpagine%2Fhome%2Fblocchi%2F_list%2F1%2Fchi%20%C3%A8%3F',
  ],
])('the address of a field follows the template %s', (template, address) => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = template;
  expect(editorAddress(PATH)).toBe(address);
});

test('a key can neither leave its place in the address nor be read as a pattern', () => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = 'https://cms.example/{path}?x=1';
  expect(editorAddress('a/$&#?../b"><script>')).toBe(
    'https://cms.example/a/%24%26%23%3F../b%22%3E%3Cscript%3E?x=1',
  );
});

test('without a template a field has no address', () => {
  expect(editorAddress(PATH)).toBeUndefined();
});

test('the value of a field is in its wrapper, where it has one', () => {
  const tree = { pagine: { home: { a: { _value: 'A' }, b: 'B', c: { _list: [] } } } };
  expect(['a', 'b', 'c', 'gone'].map((key) => storedPath(tree, `pagine/home/${key}`))).toEqual([
    'pagine/home/a/_value',
    'pagine/home/b',
    'pagine/home/c',
    'pagine/home/gone',
  ]);
});
