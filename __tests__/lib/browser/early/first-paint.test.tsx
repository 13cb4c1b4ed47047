import {
  applyLateStyles,
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

describe('the face of headings', () => {
  const FILE_RULE =
    '@font-face{font-family:Brand Text;src:url(/a.woff2)format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+21}';
  const INLINE_RULE =
    '@font-face{font-family:Brand Display;src:url(data:font/woff2;base64,AQID/w==)format("woff2");font-weight:200 800;font-display:block;unicode-range:U+20,U+41-5A}';
  class FakeFace {
    constructor(
      readonly family: string,
      readonly source: Uint8Array,
      readonly descriptors: FontFaceDescriptors,
    ) {}
  }
  const added: FakeFace[] = [];
  beforeEach(() => {
    added.length = 0;
    Object.assign(globalThis, { FontFace: FakeFace });
    Object.assign(document, { fonts: { add: (face: FakeFace) => added.push(face) } });
  });
  function putStyle(text: string): void {
    document.head.innerHTML = `<style>${text}</style>`;
  }

  test('the one that stands in the style of the page is made from its bytes, for the same weights and characters', () => {
    putStyle(`${FILE_RULE}p{color:red}${INLINE_RULE}${FILE_RULE}`);
    loadHeadingFace();
    expect(added).toEqual([
      {
        family: 'Brand Display',
        source: Uint8Array.from([1, 2, 3, 255]),
        descriptors: { weight: '200 800', unicodeRange: 'U+20,U+41-5A' },
      },
    ]);
  });

  test('a page without such a face is left as it is', () => {
    putStyle(FILE_RULE);
    loadHeadingFace();
    expect(added).toEqual([]);
  });
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
