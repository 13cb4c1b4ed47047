import { fireEvent, render, screen, renderHook, waitFor } from '@testing-library/react';
import { Calendar } from 'still-live/preview/calendar/calendar';
import { PreviewStateContext } from 'still-live/preview/preview-state';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { pageLabel } from 'still-live/content/changes/place';
import { contentHash } from 'still-live/content/content-hash';
import { createStore } from 'still-live/store';
import { useOtherDay } from 'still-live/preview/use-other-day';
import type { Records } from 'still-live/content/schema/records';
import type { Scheduled } from 'still-live/content/timeline/scheduled';

const AT = Date.UTC(2096, 11, 1, 8);
const published = {
  footer: { colonna_1: { titolo: 'Sede' } },
  pagine: { contatti: { cta: { link_cta: 'a' } } },
};

function show(state: Partial<PreviewState> = {}): jest.Mock {
  const onDay = jest.fn();
  const store = createStore<PreviewState>({ publishedTree: published, storedTree: published, ...state });
  store.subscribe('day', () => onDay(store.get('day')?.at));
  render(
    <PreviewStateContext value={store}>
      <Calendar />
    </PreviewStateContext>,
  );
  return onDay;
}
function choose(day: string, time: string): void {
  fireEvent.change(screen.getByLabelText('Giorno'), { target: { value: day } });
  fireEvent.change(screen.getByLabelText('Ora (di Roma)'), { target: { value: time } });
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Mostra il sito in quel momento' })[0] as HTMLElement,
  );
}

test('a day and a time are a moment in Rome; of an hour that comes twice the first', () => {
  const onDay = show();
  choose('2026-07-01', '09:00');
  choose('2026-10-25', '02:30');
  expect(onDay.mock.calls).toEqual([[Date.UTC(2026, 6, 1, 7)], [Date.UTC(2026, 9, 25, 0, 30)]]);
});

// [spec 5.5, 9.12]
test.each([
  ['1899-12-31', '09:00', 'La data non può essere anteriore al 1º gennaio 1900.'],
  ['2100-01-01', '09:00', 'La data non può essere successiva al 31 dicembre 2099.'],
  ['12024-01-01', '09:00', 'La data non può essere successiva al 31 dicembre 2099.'],
  ['', '09:00', 'Inserisci una data.'],
  ['2026-12-01', '', 'Inserisci un’ora, per esempio 09:00.'],
  ['2027-03-28', '02:30', 'Quel giorno quest’ora non esiste: comincia l’ora legale.'],
])('«%s» with «%s» is refused with a reason', (day, time, reason) => {
  const onDay = show();
  choose(day, time);
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(onDay).not.toHaveBeenCalled();
});

test('what is scheduled is told with who, when and why, what will not go live too, and each can be seen', () => {
  const units = [
    { path: 'footer', base: contentHash(published.footer), value: {} },
    { path: 'pagine/contatti', base: 'other', value: {} },
  ];
  const onDay = show({ scheduled: [{ id: 'a', at: AT, by: 'Irene', note: 'Orario', units }] });
  expect(screen.getByText('1 dicembre 2096 alle ore 09:00')).toBeInTheDocument();
  expect(screen.getByText('Programmata da Irene')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /[Cc]opia il percorso$/ }).length).toBeGreaterThan(0);
  expect(screen.getByText('Orario')).toBeInTheDocument();
  expect(
    screen.getByText(`${pageLabel('contatti')} non uscirà, perché nel frattempo è cambiata`),
  ).toBeInTheDocument();
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Mostra il sito in quel momento' })[1] as HTMLElement,
  );
  expect(onDay).toHaveBeenCalledWith(AT);
});

const footer = (text: string): object => ({ colonna_1: { testo: text } });
const scheduled = (id: string, at: number, from: object, value: object): Scheduled => ({
  id,
  at,
  by: 'Irene',
  note: '',
  units: [{ path: 'footer', base: contentHash(from), value }],
});
/** Two publications that have come, and that nothing has moved into `projects/` yet. */
const COME: Partial<PreviewState> = {
  storedTree: { footer: footer('autunno') },
  publishedTree: { footer: footer('inverno') },
  scheduled: [
    scheduled('a', 100, footer('autunno'), footer('Natale')),
    scheduled('b', 200, footer('Natale'), footer('inverno')),
  ],
};

test('publications that have come one after the other are not said to stay away, while nothing has moved them', () => {
  show(COME);
  expect(screen.getAllByText('Programmata da Irene')).toHaveLength(2);
  expect(screen.queryByText(/non uscirà/)).toBeNull();
});

test.each([
  [50, 'autunno'],
  [150, 'Natale'],
  [250, 'inverno'],
  [2000, 'inverno'],
])('at %i the site is that of then, also when nothing has moved what was scheduled', async (at, text) => {
  const day = { at, now: 1000 };
  const state = createStore<PreviewState>({ ...COME, day, readHistory: () => Promise.resolve([]) });
  const feedThen = jest.fn<undefined, [unknown]>();
  const store = createStore<Records>({});
  const session = { base: './', state, draft: store, published: store, then: store, feedThen };
  renderHook(() => useOtherDay(session));
  await waitFor(() => expect(feedThen).toHaveBeenCalled());
  expect(feedThen.mock.lastCall?.[0]).toEqual({ footer: footer(text) });
});

test('the three facts are told, with what to do where something is wrong', () => {
  show({
    status: { build: { state: 'error', since: 1, message: 'manca la home' }, waiting: { at: AT, count: 1 } },
  });
  expect(screen.getByText(/manca la home/).closest('dd')).toHaveTextContent('Che cosa fare: npm run build');
  expect(screen.getByText('In diretta')).toBeInTheDocument();
  expect(screen.getByText(/09:00 del 1 dicembre/)).toBeInTheDocument();
  expect(screen.getByText('Non c’è niente di programmato.')).toBeInTheDocument();
});
