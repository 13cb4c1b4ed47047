import { act, renderHook } from '@testing-library/react';
import { demoSite } from '@/__tests__/app/site-data-fixture';
import { useCanonical } from '@/components/site/use-route';

const canonical = (): string | null =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

function goTo(hash: string): void {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

test('what a visitor shares is the real path of the screen that is shown, and the site where there is none', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.feeling.example/">';
  const paths = { '/contatti': '/contatti/', '/lavora_con_noi_dettaglio/3': '/lavora_con_noi/cuoco/' };
  renderHook(() => useCanonical({ ...demoSite(), paths }));
  expect(canonical()).toBe('https://www.feeling.example/');
  goTo('#/lavora_con_noi_dettaglio/3');
  expect(canonical()).toBe('https://www.feeling.example/lavora_con_noi/cuoco/');
  goTo('#/lavora_con_noi_dettaglio/99');
  expect(canonical()).toBe('https://www.feeling.example/');
  goTo('#/contatti');
  expect(canonical()).toBe('https://www.feeling.example/contatti/');
});
