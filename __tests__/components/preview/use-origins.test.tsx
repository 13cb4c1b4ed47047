import { renderHook } from '@testing-library/react';
import { useOrigins } from '@/components/preview/marks/use-origins';

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
