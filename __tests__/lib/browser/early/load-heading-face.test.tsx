import { loadHeadingFace } from '@/lib/browser/early/load-heading-face';

const FILE_RULE =
  '@font-face{font-family:Feeling Text;src:url(/a.woff2)format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+21}';
const INLINE_RULE =
  '@font-face{font-family:Feeling Display;src:url(data:font/woff2;base64,AQID/w==)format("woff2");font-weight:200 800;font-display:block;unicode-range:U+20,U+41-5A}';

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

test('the face that stands in the style of the page is made from its bytes, for the same weights and characters', () => {
  putStyle(`${FILE_RULE}p{color:red}${INLINE_RULE}${FILE_RULE}`);
  loadHeadingFace();
  expect(added).toEqual([
    {
      family: 'Feeling Display',
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
