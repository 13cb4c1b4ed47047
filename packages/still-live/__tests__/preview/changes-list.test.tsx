import { render, screen, within } from '@testing-library/react';
import { ChangesList } from 'still-live/preview/changes/changes-list';
import { PageContext } from 'still-live/react/page';
import { PreviewStateContext } from 'still-live/preview/preview-state';
import { pageLabel, pathLabel } from 'still-live/content/changes/place';
import { differences } from 'still-live/content/changes/differences';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { createStore } from 'still-live/store';

const base = './?draft=true&projectApiKey=k';
const item = (url: string): object => ({
  _id: 1,
  _order: 1,
  immagine: { _value: url, _mediaType: 'image/jpeg' },
});
const content = (text: string, picture: string): object => ({
  pagine: {
    home: { testo_chi_siamo: { _value: text }, immagini_di_copertina: { _list: [{}, item(picture)] } },
  },
});

const list = (published: object, draft: object) => {
  const changes = differences(published, draft);
  return (
    <PageContext value={{ pictures: {}, linkBase: base }}>
      <PreviewStateContext
        value={createStore<PreviewState>({ draftTree: draft, publishedTree: published, changes })}
      >
        <ChangesList />
      </PreviewStateContext>
    </PageContext>
  );
};
const show = (published: object, draft: object) => render(list(published, draft));
const pictures = (): (string | null)[] =>
  screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
const entry = (name: string | RegExp): HTMLElement => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`no entry ${String(name)}`);
  return found;
};

test('a text is told with what was and what will be, the words that differ apart', () => {
  show(content('<p>Siamo in dieci</p>', '/a.jpg'), content('<p>Siamo in venti</p>', '/a.jpg'));
  const text = within(entry(pathLabel('pagine/home/testo_chi_siamo')));
  expect(text.getByText('dieci').tagName).toBe('DEL');
  expect(text.getByText('venti').tagName).toBe('INS');
  expect(text.getAllByText('Siamo in')).toHaveLength(2);
  expect(text.getByRole('link', { name: 'Mostra nella pagina' })).toHaveAttribute('href', `${base}#/`);
});

test('pictures stand side by side', () => {
  show(content('x', '/a.jpg'), content('x', '/b.jpg'));
  expect(
    within(entry(pathLabel('pagine/home/immagini_di_copertina/_list/1'))).getAllByRole('img'),
  ).toHaveLength(2);
  expect(pictures()).toEqual(['/a.jpg', '/b.jpg']);
});

test('a change of the markup alone says so instead of showing the same words twice', () => {
  show(content('<p>Ciao</p>', '/a.jpg'), content('<p><b>Ciao</b></p>', '/a.jpg'));
  expect(screen.getByText(/cambia la formattazione o un link/)).toBeInTheDocument();
});

test('HTML of the content is shown as text and never as HTML', () => {
  show(content('<p>a</p>', '/a.jpg'), content('&lt;img src=x onerror=alert(1)&gt;', '/a.jpg'));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});

test('an address that is no picture of the web is not requested', () => {
  show(content('x', '/a.jpg'), content('x', 'javascript:alert(1)'));
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('a new entry is told by what it is and its title, and its words begin with the title', () => {
  const careers = (posizioni: object): object => ({
    pagine: { lavora_con_noi: { posizioni_aperte: { posizioni } } },
  });
  const position = {
    copertina: { _list: [{}, { immagine: { _value: '/a.jpg', _alt: 'Una sedia' } }] },
    titolo: { _value: 'Falegname restauratrice' },
  };
  show(
    careers({ _list: [{}, { titolo: 'Una' }] }),
    careers({ _list: { 1: { titolo: 'Una' }, 8: position } }),
  );
  const told = within(entry(/^Nuova .*: Falegname restauratrice$/));
  expect(told.getByText('Falegname restauratrice · Una sedia').tagName).toBe('INS');
  expect(told.queryByText('Aggiunta')).toBeNull();
});

test('a visibility that turns is told as visible and hidden, also where it was never written', () => {
  const page = (_visibility: boolean | null): object => ({ pagine: { diario: { _visibility, testo: 'x' } } });
  show(page(true), page(null));
  const told = within(entry(pathLabel('pagine/diario/_visibility')));
  expect(told.getByText('Cambiamento')).toBeInTheDocument();
  expect(told.getByText('Visibile nel menu').tagName).toBe('DEL');
  expect(told.getByText('Nascosta').tagName).toBe('INS');
});

test('the changes of a page are counted, and fold', () => {
  show(content('x', '/a.jpg'), content('y', '/b.jpg'));
  const page = screen.getByRole('heading', { name: pageLabel('home') }).closest('details');
  expect(page).toHaveAttribute('open');
  expect(page?.querySelector('summary')).toHaveTextContent(`${pageLabel('home')} 2`);
});

test('a picture that moved, and one that got another text, are seen', () => {
  const cover = (...items: readonly (readonly [string, string])[]): object => ({
    pagine: {
      home: {
        immagini_di_copertina: {
          _list: [
            {},
            ...items.map(([url, _alt], index) => ({
              _id: index + 1,
              _order: index + 1,
              immagine: { _value: url, _alt },
            })),
          ],
        },
      },
    },
  });
  show(
    cover(['/a.jpg', 'A'], ['/b.jpg', 'B'], ['/c.jpg', 'C']),
    cover(['/c.jpg', 'Nuovo'], ['/a.jpg', 'A'], ['/b.jpg', 'B']),
  );
  expect(pictures()).toEqual(['/c.jpg', '/c.jpg']);
});
