import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from 'still-live/react/tabs/tabs';
import { safe } from '@/__tests__/components/samples';

const CODES = ['1', '2', '3'] as const;
const onTab = jest.fn();
const tab = (code: number) => screen.getByRole('tab', { name: `Scheda ${code}` });

beforeEach(() => onTab.mockClear());

function renderTabs(active: '1' | '2' | '3' = '1', labels = ['Scheda 1', 'Scheda 2', 'Scheda 3']): void {
  render(
    <Tabs
      screen="cosa_facciamo"
      label="Cosa facciamo"
      shown={CODES.map((code) => ({ code, name: 'servizi', id: `/cosa_facciamo/${code}` }))}
      labelOf={({ code }) => safe(labels[Number(code) - 1] ?? '')}
      nameOf={({ code }) => `Nome ${code}`}
      active={active}
      onTab={onTab}
      className="row"
      tabClassName="tab"
    />,
  );
}

// [spec 2.84]
test('a tab without a label in the content keeps a name', () => {
  renderTabs('1', []);
  expect(screen.getByRole('tab', { name: 'Nome 2' })).toHaveTextContent('Nome 2');
});

test('the active tab is selected and the only one in the tab order', () => {
  renderTabs('3');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((entry) => entry.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
  expect(tabs.map((entry) => entry.tabIndex)).toEqual([-1, -1, 0]);
  expect(tabs[1]).toHaveAttribute('aria-controls', '/cosa_facciamo/2');
});

// [spec 2.27]
test('clicking a tab switches locally; with a modifier key it is left to the browser', () => {
  renderTabs();
  expect(fireEvent.click(tab(2))).toBe(false);
  expect(onTab).toHaveBeenCalledWith('2');
  const click = createEvent.click(tab(3), { ctrlKey: true });
  let cancelled = true;
  const look = (event: Event): void => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(tab(3), click);
  expect(cancelled).toBe(false);
  expect(onTab).toHaveBeenCalledTimes(1);
});

test.each([{ key: 'a' }, { altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'another key, or an arrow key with %p, is left to the browser, which may go back in its history',
  (press) => {
    renderTabs('2');
    expect(fireEvent.keyDown(tab(2), { key: 'ArrowLeft', ...press })).toBe(true);
    expect(onTab).not.toHaveBeenCalled();
  },
);
