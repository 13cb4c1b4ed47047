import { waitForScreen } from '@/lib/browser/early/wait-for-screen';

function comeFrom(referrer: string): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
}

beforeEach(() => document.head.replaceChildren());
afterAll(() => Reflect.deleteProperty(document, 'referrer'));

test('the first paint after a plain page waits for the screen', () => {
  comeFrom(`${location.origin}/contatti/`);
  waitForScreen('/chi_siamo');
  expect(document.head.innerHTML).toBe('<link rel="expect" href="#/chi_siamo" blocking="render">');
});

test.each(['', 'https://search.example/', `${location.origin}.other.example/`])(
  'a visitor from "%s" does not wait',
  (referrer) => {
    comeFrom(referrer);
    waitForScreen('/chi_siamo');
    expect(document.head.innerHTML).toBe('');
  },
);
