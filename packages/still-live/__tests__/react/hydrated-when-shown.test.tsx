import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useStoreValue } from 'still-live/react/use-store-value';
import { HydratedWhenShown } from 'still-live/react/hydrated-when-shown';
import { switchRoute } from 'still-live/route/hash-location';
import { createStore } from 'still-live/store';

const store = createStore({ title: 'Contatti' });

function Title() {
  return <h1>{useStoreValue(store, 'title')}</h1>;
}

async function goTo(hash: string): Promise<void> {
  document.documentElement.dataset['routed'] = '';
  await act(async () => switchRoute(hash.slice(1)));
}

test('a screen of the export stays as it is until it is shown, then the same elements live', async () => {
  const html = renderToString(
    <Activity>
      <Title />
    </Activity>,
  );
  const container = document.createElement('div');
  container.innerHTML = html;
  const heading = container.querySelector('h1');
  await goTo('#/');
  const reported = jest.fn();
  await act(async () => {
    const site = (
      <HydratedWhenShown id="/contatti">
        <Title />
      </HydratedWhenShown>
    );
    hydrateRoot(container, site, { onRecoverableError: reported });
  });
  await goTo('#/chi_siamo');
  act(() => store.set('title', 'Scrivici'));
  expect(heading).toHaveTextContent('Contatti');
  await goTo('#/contatti');
  expect(heading).toHaveTextContent('Scrivici');
  expect(container.querySelector('h1')).toBe(heading);
  expect(reported).not.toHaveBeenCalled();
});

test('a screen that comes later than the page waits for nothing', async () => {
  await goTo('#/');
  render(
    <HydratedWhenShown id="/lavora_con_noi">
      <p>Posizioni aperte</p>
    </HydratedWhenShown>,
  );
  expect(screen.getByText('Posizioni aperte')).toBeInTheDocument();
});
