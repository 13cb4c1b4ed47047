import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from 'still-live/react/tabs/tabs';
import { safe } from '@/__tests__/components/samples';

const onChoose = jest.fn();
const tab = (code: number) => screen.getByRole('tab', { name: `Scheda ${code}` });

beforeEach(() => onChoose.mockClear());

function renderTabs(active: 1 | 2 | 3 = 1, labels = ['Scheda 1', 'Scheda 2', 'Scheda 3']): void {
  const entries = [1, 2, 3].map((code) => ({
    code: String(code),
    panelId: `/cosa_facciamo/${code}`,
    label: safe(labels[code - 1] ?? ''),
    name: `Nome ${code}`,
  }));
  render(
    <Tabs
      name="offerta"
      label="Cosa facciamo"
      entries={entries}
      active={String(active)}
      base="./"
      onChoose={onChoose}
      className="row"
      tabClassName="tab"
    />,
  );
}

// [spec 2.84]
test('a tab without a label in the content keeps a name', () => {
  renderTabs(1, []);
  expect(screen.getByRole('tab', { name: 'Nome 2' })).toHaveTextContent('Nome 2');
});

test('the active tab is selected and the only one in the tab order', () => {
  renderTabs(3);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((entry) => entry.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
  expect(tabs.map((entry) => entry.tabIndex)).toEqual([-1, -1, 0]);
  expect(tabs[1]).toHaveAttribute('aria-controls', '/cosa_facciamo/2');
});

// [spec 2.27]
test('clicking a tab switches locally; with a modifier key it is left to the browser', () => {
  renderTabs();
  expect(fireEvent.click(tab(2))).toBe(false);
  expect(onChoose).toHaveBeenCalledWith('2');
  const click = createEvent.click(tab(3), { ctrlKey: true });
  let cancelled = true;
  const look = (event: Event): void => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(tab(3), click);
  expect(cancelled).toBe(false);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test.each([{ key: 'a' }, { altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'another key, or an arrow key with %p, is left to the browser, which may go back in its history',
  (press) => {
    renderTabs(2);
    expect(fireEvent.keyDown(tab(2), { key: 'ArrowLeft', ...press })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  },
);
