import {
  applyLateStyles,
  layOutUnseen,
  loadHeadingFace,
  preloadFont,
  preloadPicture,
  waitForScreen,
} from '@/lib/browser/early/first-paint';

beforeEach(() => document.head.replaceChildren());

describe('the sheet of later states', () => {
  function sheet(attributes: string): HTMLLinkElement {
    document.head.innerHTML = `<link rel="stylesheet" media="print" ${attributes}>`;
    const link = document.querySelector('link');
    if (!link) throw new Error('no link');
    return link;
  }
  beforeEach(() => document.addEventListener('load', applyLateStyles, true));
  afterEach(() => document.removeEventListener('load', applyLateStyles, true));

  test('it applies from the moment it is loaded', () => {
    const link = sheet('data-late');
    expect(link.media).toBe('print');
    link.dispatchEvent(new Event('load'));
    expect(link.media).toBe('all');
  });

  test('the sheet for paper stays one for paper', () => {
    const link = sheet('');
    link.dispatchEvent(new Event('load'));
    expect(link.media).toBe('print');
  });
});

test('the face of headings, which stands in the page, is loaded at once, and no other', () => {
  const loaded: string[] = [];
  const face = (display: FontDisplay) => ({ display, load: async () => loaded.push(display) });
  Object.assign(document, { fonts: [face('swap'), face('auto'), face('block'), face('optional')] });
  loadHeadingFace();
  expect(loaded).toEqual(['block']);
});

describe('the face of texts', () => {
  function onNetwork(connection: object | undefined): void {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }

  test.each([{ rtt: 0 }, { rtt: 50 }, { rtt: 125 }, {}, undefined])(
    'one that can come in time, or about which nothing is known, is requested at once (%j)',
    (connection) => {
      onNetwork(connection);
      preloadFont('/f.woff2');
      expect(document.head.innerHTML).toBe(
        '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/f.woff2">',
      );
    },
  );

  test.each([{ rtt: 150 }, { rtt: 600 }])(
    'the first paint does not wait for one that would come too late (%j)',
    (connection) => {
      onNetwork(connection);
      preloadFont('/f.woff2');
      expect(document.head.innerHTML).toBe('');
    },
  );

  test('without one nothing is requested', () => {
    onNetwork(undefined);
    preloadFont(undefined);
    expect(document.head.innerHTML).toBe('');
  });
});

describe('the first picture', () => {
  const PICTURES = '/|/a.avif 480w, /b.avif 960w|66vw\n/chi_siamo|/c.avif 480w|(min-width: 900px) 46vw, 92vw';

  test('that of the route that is shown is requested before others', () => {
    preloadPicture('/chi_siamo', PICTURES);
    expect(document.head.innerHTML).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="(min-width: 900px) 46vw, 92vw" imagesrcset="/c.avif 480w">',
    );
  });

  test('nothing is requested for a route without a picture, or when the page lists none', () => {
    preloadPicture('/contatti', PICTURES);
    preloadPicture('/', undefined);
    expect(document.head.innerHTML).toBe('');
  });
});

test('the page is laid out when it has loaded, also while nobody sees it', () => {
  const layout = jest.spyOn(document.body, 'offsetHeight', 'get');
  layOutUnseen();
  expect(layout).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(layout).toHaveBeenCalledTimes(1);
});

describe('the screen after a plain page', () => {
  function comeFrom(referrer: string): void {
    Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  }
  afterAll(() => Reflect.deleteProperty(document, 'referrer'));

  test('the first paint waits for it', () => {
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
});
