import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext } from 'still-live/react/page';
import { PreviewStateContext } from 'still-live/preview/preview-state';
import { useIssues } from 'still-live/preview/issues/use-issues';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { parseRoute, type Route } from 'still-live/route/route';
import { createStore } from 'still-live/store';
import { bindOwnSite } from '../own-site';

bindOwnSite();

const item = {
  _id: 1,
  _order: 1,
  immagine: { _value: '/grande.jpg', _mediaType: 'image/jpeg', _alt: 'Un prato' },
};
const tree = {
  pagine: {
    home: { immagini_di_copertina: { _list: [{}, item] } },
    contatti: { cta: { titolo_cta: { _value: 'Scriveteci' } } },
  },
};
const pictures = {
  '/grande.jpg': { id: 'x', width: 9000, height: 8000, tint: '#fff', widths: [480] },
};
const pageData = { pictures, faults: { 'https://a.example/foto.jpg': 'heic' } } as const;
const state = createStore<PreviewState>({});

const { Image: RealImage } = window;
let tried: HTMLImageElement[];
beforeEach(() => {
  tried = [];
  window.Image = class extends RealImage {
    constructor() {
      super();
      tried.push(this);
    }
  };
});
afterEach(() => {
  window.Image = RealImage;
});

function Around({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <PreviewStateContext value={state}>
      <PageContext value={pageData}>{children}</PageContext>
    </PreviewStateContext>
  );
}

test('the issues of the page shown stand apart from those of the others, and follow the draft', () => {
  const { result, rerender } = renderHook(({ route }: { route: Route }) => useIssues(route), {
    wrapper: Around,
    initialProps: { route: { screen: 'home' } },
  });
  expect(result.current).toEqual({ here: [], elsewhere: [] });

  act(() => state.set('draftTree', tree));
  expect(result.current.here.map(({ message }) => message)).toEqual([
    'Immagine troppo grande: 9000 pixel di lato, ne bastano 2400',
  ]);
  expect(result.current.elsewhere.map(({ path }) => path)).toEqual(['pagine/contatti/cta/link_cta']);

  rerender({ route: parseRoute('#/contatti') });
  expect(result.current.here.map(({ path }) => path)).toEqual(['pagine/contatti/cta/link_cta']);
});

test('a picture that cannot be had is told once it was tried, and no more when it is there', () => {
  const missing = { ...item, immagine: { ...item.immagine, _value: '/manca.jpg' } };
  const draft = (text: string): object => ({
    pagine: { home: { testo_chi_siamo: text, immagini_di_copertina: { _list: [{}, missing] } } },
  });
  act(() => state.set('draftTree', draft('a')));
  const { result } = renderHook(() => useIssues({ screen: 'home' }), { wrapper: Around });
  // Opened while the picture is loading, as the dialog is beside the bar.
  const { result: opened } = renderHook(() => useIssues({ screen: 'home' }), { wrapper: Around });
  expect(result.current.here).toEqual([]);
  act(() => void tried[0]?.dispatchEvent(new Event('error')));
  expect(result.current.here.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'pagine/home/immagini_di_copertina/_list/1/immagine: L’immagine «/manca.jpg» non c’è ancora sul sito: al suo posto compare un riquadro vuoto; se il file è già tra quelli del sito, compare con la prossima versione',
  ]);
  expect(opened.current).toEqual(result.current);
  act(() => state.set('draftTree', draft('b')));
  act(() => void tried[1]?.dispatchEvent(new Event('load')));
  expect(result.current.here).toEqual([]);
  act(() => state.set('draftTree', tree));
});

test('what the build found is told without a try in this browser; a picture in a text comes with the next release', () => {
  const heic = { ...item, immagine: { ...item.immagine, _value: 'HTTPS://a.example/foto.jpg' } };
  const named = { ...item, _id: 2, immagine: { ...item.immagine, _value: '/demo/IMG_1.HEIC' } };
  const text = '<p><img src="https://b.example/x.jpg" alt="x"></p>';
  const home = { testo_chi_siamo: text, immagini_di_copertina: { _list: [{}, heic, named] } };
  act(() => state.set('draftTree', { pagine: { home } }));
  const { result } = renderHook(() => useIssues({ screen: 'home' }), { wrapper: Around });
  expect(result.current.here.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'warning L’immagine «https://b.example/x.jpg» compare con la prossima versione del sito; fino ad allora al suo posto c’è un link',
    ...['HTTPS://a.example/foto.jpg', '/demo/IMG_1.HEIC'].map(
      (url) =>
        `error L’immagine «${url}» è in formato HEIC, che quasi nessun browser mostra: per molti al suo posto compare un riquadro vuoto; salvala come JPEG`,
    ),
  ]);
  // The one in the text, and that whose name alone says it.
  expect(tried).toHaveLength(2);
});

test('what a parser could not read is told once, in words of editors', () => {
  // The record of the screen and that of the tab have the label.
  const path = 'pagine/cosa_facciamo/servizi/etichetta_servizi';
  const servizi = { etichetta_servizi: ['Servizi'] };
  act(() => state.set('draftTree', { pagine: { cosa_facciamo: { servizi } } }));
  const { result } = renderHook(() => useIssues({ screen: 'cosa_facciamo', part: '1' }), { wrapper: Around });
  const told = result.current.here.filter((issue) => issue.path === path);
  expect(told.map(({ message }) => message)).toEqual([
    'Formato sbagliato: qui serve un testo, ma c’è un elenco',
  ]);
});
