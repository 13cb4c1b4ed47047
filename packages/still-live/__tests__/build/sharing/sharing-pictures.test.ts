import { mkdir, readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { readDrawing } from 'still-live/build/brand/read-brand';
import { openLettering } from 'still-live/build/sharing/lettering';
import { drawCard, nameSize, SHAPE, type SharingCard } from 'still-live/build/sharing/sharing-card';
import { sharingPictures } from 'still-live/build/sharing/sharing-pictures';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const root = temporaryFolder();

const places = (release = 'a'): { dir: string; cacheDir: string } => ({
  dir: root(release),
  cacheDir: root('cache'),
});
const card = (title: string, picture?: string): SharingCard => ({
  title,
  kicker: 'Lavora con noi',
  tone: 'welfare',
  picture,
});

test('a picture is a PNG of 1200 by 630, with the picture of the page in the shape of the brand', async () => {
  await mkdir(root('a', 'media'), { recursive: true });
  const blue = { width: 800, height: 500, channels: 3, background: '#0000ff' } as const;
  await sharp({ create: blue })
    .jpeg()
    .toFile(root('a', 'media', 'x-800.jpg'));
  const [path = ''] = await sharingPictures([card('Cuoco', 'media/x-800.jpg')], places());
  expect(path).toMatch(/^\/media\/condivisione-[\da-f]{16}\.png$/);
  const image = sharp(root('a', path));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
  ];
  const [, , inPetal = 0] = pixel(890, 315);
  expect(inPetal).toBeGreaterThan(240);
  expect(pixel(890, 315)[0]).toBeLessThan(20);
  expect(pixel(5, 5)[0]).toBeGreaterThan(200);
});

test.each(['Madreselva, fiori e giardini', 'W'.repeat(40)])(
  'the name %s ends before the shape',
  async (name) => {
    const lettering = await openLettering([name]);
    expect(nameSize('Feeling', lettering)).toBe(40);
    const size = nameSize(name, lettering);
    const drawn = lettering.draw(name, size, 150, 102);
    const at = Math.max(...Array.from(drawn.matchAll(/translate\(([\d.]+)/g), ([, x]) => Number(x)));
    expect(at + size).toBeLessThan(SHAPE.left);
  },
);

test('the focal point of a wide picture stays in the shape, and a card without one keeps its name', async () => {
  await mkdir(root('a', 'media'), { recursive: true });
  const half = { width: 400, height: 500, channels: 3, background: '#0000ff' } as const;
  await sharp({ create: { ...half, width: 1200, background: '#00ff00' } })
    .composite([{ input: { create: half }, left: 800, top: 0 }])
    .png()
    .toFile(root('a', 'media', 'x-1200.jpg'));
  const blueAt = async (focus?: string): Promise<[name: string, blue: boolean]> => {
    const [path = ''] = await sharingPictures([{ ...card('Cuoco', 'media/x-1200.jpg'), focus }], places());
    const { data, info } = await sharp(root('a', path))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [path, (data[(315 * info.width + 890) * 3 + 2] ?? 0) > 240];
  };
  const [plain, isBlue] = await blueAt();
  const [right, isBlueAtRight] = await blueAt('100% 50%');
  expect([isBlue, isBlueAtRight]).toEqual([false, true]);
  expect(right).not.toBe(plain);
  expect(plain).toBe((await sharingPictures([card('Cuoco', 'media/x-1200.jpg')], places()))[0]);
});

test('what several pages or builds show is drawn once, a build tells how far it is, and one that is to stand at once draws nothing', async () => {
  const counted: string[] = [];
  const count = (done: number, total: number): void => void counted.push(`${done}/${total}`);
  const same = await sharingPictures([card('Cuoco'), card('Cuoco')], { ...places(), count });
  const [first = ''] = same;
  expect([same, counted]).toEqual([[first, first], ['1/1']]);

  const cards = ['Cuoca', 'Cuoco', 'Oste'].map((title) => card(title));
  const later = await sharingPictures(cards, { ...places('b'), count });
  expect(counted).toEqual(['1/1', '1/2', '2/2']);
  expect(new Set(later).size).toBe(3);
  expect(later[1]).toBe(first);
  expect((await stat(root('b', first))).ino).toBe((await stat(root('a', first))).ino);
  expect(await readdir(root('cache'))).toHaveLength(3);

  const atOnce = { ...places('c'), onlyMade: true };
  expect(await sharingPictures([card('Cuoco'), card('Sarta')], atOnce)).toEqual([first, undefined]);
});

test.each([
  ['Γειά σου κόσμε', 'Feeling'],
  ['Добрый день', 'Feeling'],
  ['招聘', 'Feeling'],
  ['وظائف', 'Feeling'],
  ['Corso di ελληνικά', 'Feeling'],
  ['🎉🎉', 'Feeling'],
  // In another file of the same font.
  ['Škoda, Łódź, Ștefan', 'Škoda, Łódź, Ștefan'],
  ['Perche\u0301 no? 🎉', 'Perché no?'],
])('a card for %p has the words %p', async (title, words) => {
  const lettering = await openLettering(['Feeling…', 'Lavora con noi', title]);
  const logo = await readDrawing('logo');
  const draw = (text: string): string => drawCard(card(text), lettering, logo);
  expect(draw(title)).toBe(draw(words));
  // Each letter has its outline.
  expect(lettering.draw(words, 40, 0, 0).match(/<path/g)).toHaveLength(words.replace(/ /g, '').length);
});

test('any title becomes outlines that fit: long, empty, emoji, markup', async () => {
  const titles = [
    'x'.repeat(300),
    'parola '.repeat(60),
    '',
    '🎉🎉',
    '</svg><script>alert(1)</script>',
    'Perché?',
  ];
  const logo = await readDrawing('logo');
  const lettering = await openLettering([...titles, 'Feeling…', 'Lavora con noi']);
  for (const title of titles) {
    const svg = drawCard(card(title), lettering, logo);
    expect(svg).not.toMatch(/<script|<text|NaN|undefined/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  expect(lettering.lines('parola '.repeat(60), 54, 580).length).toBeGreaterThan(5);
  for (const line of lettering.lines('x'.repeat(300), 54, 580)) expect(line.length).toBeLessThan(40);
});
