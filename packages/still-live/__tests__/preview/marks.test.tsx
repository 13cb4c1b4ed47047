import { renderHook } from '@testing-library/react';
import { blockOfPath } from 'still-live/preview/marks/blocks';
import { useOrigins } from 'still-live/preview/marks/use-marks';

const PAGE = `
    <div id="cover" data-content="pagine/home/immagini_di_copertina">
      <i id="picture" data-content="pagine/home/immagini_di_copertina/_list/2/immagine"></i>
    </div>
    <div id="block" data-content="pagine/home/blocchi/_list/1">
      <b id="label" data-content="pagine/home/blocchi/_list/1/cta/etichetta"></b>
    </div>
    <p id="facts" data-content="a/luogo#a/contratto"></p>
    <p id="marked" data-changed="changed" data-content="a/luogo"></p>`;
const blockIn = (path: string): string | undefined => {
  document.body.innerHTML = PAGE;
  return blockOfPath(path)?.id;
};
beforeAll(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
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
  expect(blockIn(path)).toBe(id);
});

test.each(['pagine/home/testo_che_non_c_e', 'pagine/contatti', 'che/non/esiste', ''])(
  'nothing shows %s',
  (path) => {
    expect(blockIn(path)).toBeUndefined();
  },
);

const gallery = {
  _list: [
    { immagine: { _value: '/modello.jpg' } },
    { _order: 2, immagine: { _value: '/b.jpg' } },
    { _order: 1, immagine: { _value: '/a.jpg' } },
    { _order: 3, immagine: { _value: ' ', _alt: 'Niente' } },
    { _order: 4, immagine: { _value: '/c.jpg' } },
  ],
};

/** Shows a block with slides, and the draft that it comes from. Returns the content paths of the slides. */
function pathsOfSlides(block: string, pagine: object): (string | null)[] {
  document.body.innerHTML = `
    <div data-content="${block}"><div class="swiper"><div>
      <i class="swiper-slide"></i><i class="swiper-slide"></i><i class="swiper-slide"></i><noscript></noscript>
    </div></div></div>`;
  renderHook(() => useOrigins({ pagine }));
  return [...document.querySelectorAll('.swiper-slide')].map((slide) => slide.getAttribute('data-content'));
}

test('a slide has the path of its picture, whatever its place in the order; one without an address counts for none', () => {
  const at = (key: number): string => `pagine/home/immagini_di_copertina/_list/${key}/immagine`;
  const home = { immagini_di_copertina: gallery, testo_chi_siamo: 'Noi' };
  expect(pathsOfSlides('pagine/home/immagini_di_copertina', { home })).toEqual([at(2), at(1), at(4)]);
});

test('one picture in place of a gallery has its path, and no other slide', () => {
  const careers = { copertina: { _value: '/a.jpg' }, introduzione: { titolo: 'Noi' } };
  const block = 'pagine/lavora_con_noi/copertina#pagine/lavora_con_noi/introduzione';
  expect(pathsOfSlides(block, { lavora_con_noi: careers })).toEqual([
    'pagine/lavora_con_noi/copertina',
    null,
    null,
  ]);
});

test('without the draft no slide has a path', () => {
  const before = pathsOfSlides('pagine/home/immagini_di_copertina', {
    home: { immagini_di_copertina: gallery },
  });
  expect(before).not.toContain(null);
  renderHook(() => useOrigins(undefined));
  expect(document.querySelectorAll('.swiper-slide[data-content]')).toHaveLength(0);
});
