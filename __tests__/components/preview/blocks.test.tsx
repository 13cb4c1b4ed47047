import { blockOfPath } from '@/components/preview/marks/blocks';

beforeAll(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

beforeEach(() => {
  document.body.innerHTML = `
    <div id="cover" data-content="pagine/home/immagini_di_copertina">
      <i id="picture" data-content="pagine/home/immagini_di_copertina/_list/2/immagine"></i>
    </div>
    <div id="block" data-content="pagine/home/blocchi/_list/1">
      <b id="label" data-content="pagine/home/blocchi/_list/1/cta/etichetta"></b>
    </div>
    <p id="facts" data-content="a/luogo#a/contratto"></p>
    <p id="marked" data-changed="changed" data-content="a/luogo"></p>`;
});

test.each([
  ['a field', 'pagine/home/blocchi/_list/1/cta/etichetta', 'label'],
  ['its value in the database', 'pagine/home/blocchi/_list/1/cta/etichetta/_value', 'label'],
  ['what is only beside a field, such as its address', 'pagine/home/blocchi/_list/1/cta/link', 'label'],
  ['a field that is not seen', 'pagine/home/blocchi/_list/1/descrizione', 'block'],
  ['a list without its wrapper', 'pagine/home/immagini_di_copertina/2/immagine/_alt', 'picture'],
  ['a picture that is not there', 'pagine/home/immagini_di_copertina/_list/9/immagine', 'cover'],
  ['a part of what one line shows', 'a/contratto/_value', 'facts'],
  ['what two blocks show: the marked one', 'a/luogo', 'marked'],
])('%s is shown by the smallest element around it (%s)', (_name, path, id) => {
  expect(blockOfPath(path)?.id).toBe(id);
});

test.each(['pagine/home/testo_che_non_c_e', 'pagine/contatti', 'che/non/esiste', ''])(
  'nothing shows %s',
  (path) => {
    expect(blockOfPath(path)).toBeUndefined();
  },
);
