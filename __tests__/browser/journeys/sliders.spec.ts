import { ASKS, FAST_SLIDES, NO_AUTOPLAY } from '../engines/before-page';
import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { BASE } from '../live-records';

const COVER = '[id="/"] [aria-roledescription="carosello"][aria-label="Immagini di copertina"]';
const CURRENT = `${COVER} button[aria-current="true"]`;

/** Waits until the slide of a number is the one that is shown in a slider. */
async function seesSlide(visitor: Visitor, slider: string, number: number): Promise<void> {
  await visitor.until(
    `slide ${number} is shown`,
    (selector, start) =>
      document.querySelector(`${selector} .swiper-slide-active`)?.ariaLabel?.startsWith(start) === true,
    slider,
    `${number} di`,
  );
}

/** Gives the nth gallery of Home a name, scrolls it into view and waits until it is alive. Gives its selector. */
async function reachGallery(visitor: Visitor, index: number): Promise<string> {
  await visitor.tab.evaluate((place) => {
    const galleries = document.querySelectorAll('[aria-label="Galleria di immagini"]');
    galleries[place]?.setAttribute('data-journey', String(place));
    galleries[place]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, index);
  const gallery = `[data-journey="${index}"]`;
  await visitor.sees(`${gallery} .swiper-initialized`);
  return gallery;
}

/** Waits until the film plays or is given up. Returns true when it was given up; Chromium always has the decoder. */
async function lacksDecoder(visitor: Visitor, video: string): Promise<boolean> {
  if (visitor.engine.name === 'chromium') return false;
  await visitor.until(
    'the film plays or is given up',
    (selector) => (document.querySelector<HTMLVideoElement>(selector)?.currentTime ?? 1) > 0,
    video,
  );
  return (await visitor.count(video)) === 0;
}

test('slides turn by themselves until they are paused, and again when they are let go', async ({ visit }) => {
  const visitor = await visit({ before: FAST_SLIDES, reducedMotion: false, pictures: true });
  await visitor.goLive();
  await visitor.sees(`${COVER} .swiper-initialized`);
  const turns = async (): Promise<void> => {
    const before = await visitor.tab.evaluate(
      (selector) => document.querySelector(selector)?.ariaLabel,
      CURRENT,
    );
    await visitor.until(
      'another slide is shown',
      (selector, label) => document.querySelector(selector)?.ariaLabel !== label,
      CURRENT,
      before,
    );
  };
  const runs = (): Promise<boolean> =>
    visitor.tab.evaluate((selector) => {
      const element = document.querySelector(`${selector} .swiper-initialized`);
      return (element as unknown as { swiper: { autoplay: { running: boolean } } }).swiper.autoplay.running;
    }, COVER);
  await turns();
  await turns();
  await visitor.click(`${COVER} button`, 'Metti in pausa');
  await visitor.sees(`${COVER} button`, 'Riprendi');
  await visitor.untilHere('nothing turns', async () => !(await runs()));
  await visitor.click(`${COVER} button`, 'Riprendi');
  await visitor.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.tab.point(640, 5);
  await turns();
});

// [spec 2.81]
test(
  'bullets and arrow keys choose a slide, around both ends; a YouTube film is asked for only while its slide is shown; a video plays while its slide is shown, and stands still when it is paused',
  { tag: '@video' },
  async ({ visit, expectComplaints }) => {
    // No test asks anything of the internet, and browsers say so.
    expectComplaints(/net::ERR_|youtube/i);
    const visitor = await visit({ reducedMotion: false, pictures: true });
    await visitor.goLive();
    await visitor.sees(`${COVER} .swiper-initialized`);
    const count = await visitor.count(`${COVER} button`, 'Vai alla diapositiva');
    expect(count).toBeGreaterThan(2);
    await visitor.click(`${COVER} button`, 'Vai alla diapositiva 3 di');
    await seesSlide(visitor, COVER, 3);
    await visitor.until(
      'its bullet is the current one',
      (selector) => document.querySelector(selector)?.ariaLabel?.includes('3 di') === true,
      CURRENT,
    );
    await visitor.tab.press('ArrowLeft');
    await seesSlide(visitor, COVER, 2);
    await visitor.tab.press('ArrowLeft');
    await visitor.tab.press('ArrowLeft');
    await seesSlide(visitor, COVER, count);
    await visitor.tab.press('ArrowRight');
    await seesSlide(visitor, COVER, 1);

    const gallery = await reachGallery(visitor, 2);
    expect(await visitor.count('iframe')).toBe(0);
    await visitor.click(`${gallery} button`, 'Vai alla diapositiva 2 di');
    await seesSlide(visitor, gallery, 2);
    const frame = `${gallery} .swiper-slide-active iframe`;
    await visitor.sees(frame);
    const src = await visitor.tab.evaluate(
      (selector) => document.querySelector<HTMLIFrameElement>(selector)?.src ?? '',
      frame,
    );
    const { origin, pathname, searchParams } = new URL(src);
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect(searchParams.get('playlist')).toBe('aqz-KE-bpKQ');
    expect([searchParams.get('mute'), searchParams.get('loop'), searchParams.get('autoplay')]).toEqual([
      '1',
      '1',
      '1',
    ]);
    await visitor.click(`${gallery} button`, 'Vai alla diapositiva 1 di');
    await visitor.seesNo('iframe');

    const films = await reachGallery(visitor, 0);
    await visitor.click(`${films} button`, 'Vai alla diapositiva 2 di');
    await seesSlide(visitor, films, 2);
    const video = `${films} .swiper-slide-active video`;
    if (await lacksDecoder(visitor, video)) {
      // A browser without the decoder of the film shows its empty box.
      await visitor.until(
        'the box of the film',
        (selector) => document.querySelector(selector) === null,
        video,
      );
      return;
    }
    await visitor.until(
      'the video plays, muted and in a loop',
      (selector) => {
        const film = document.querySelector<HTMLVideoElement>(selector);
        return film?.muted === true && film.loop && !film.paused && film.currentTime > 0;
      },
      video,
    );
    await visitor.click(`${films} button`, 'Metti in pausa');
    await visitor.until(
      'the video stands still',
      (selector) => document.querySelector<HTMLVideoElement>(selector)?.paused === true,
      video,
    );
  },
);

test('a film that may not play by itself stands still beside “Riprendi”, and plays at the first press', async ({
  visit,
  database,
}) => {
  const immagine = { _value: '/demo/petali.mp4', _mediaType: 'video/mp4', _alt: 'Petali' };
  const film = { _id: 1, _order: 1, immagine };
  await database.put(`${BASE}/pagine/home/immagini_di_copertina`, { _list: [{ _id: 0 }, film] });
  const visitor = await visit({ before: NO_AUTOPLAY, reducedMotion: false });
  await visitor.goLive();
  const video = '[id="/"] video[aria-label="Petali"]';
  const button = '[id="/"] button';
  const isPaused = (wanted: boolean): Promise<void> =>
    visitor.until(
      `the film is ${wanted ? 'still' : 'playing'}`,
      (selector, paused) => document.querySelector<HTMLVideoElement>(selector)?.paused === paused,
      video,
      wanted,
    );
  const canPlay = await visitor.tab.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"') !== '',
  );
  if (!canPlay) {
    // Without a decoder the film is given up: nothing moves that one could pause.
    await visitor.seesNo(video);
    await visitor.seesNo(button, 'il video');
    return;
  }
  await visitor.sees(button, 'Riprendi il video');
  await isPaused(true);
  await visitor.click(button, 'Riprendi il video');
  await visitor.sees(button, 'Metti in pausa il video');
  await isPaused(false);
});

test('a site that asks shows its own picture in place of a YouTube film until the visitor wants it; the footer and an event of the window take it back', async ({
  visit,
  database,
  expectComplaints,
}) => {
  expectComplaints(/net::ERR_|youtube/i);
  const film = `${BASE}/pagine/home/blocchi_immagine_testo_cta/_list/3/gallery_immagini/_list/2/immagine`;
  expect(await database.get(`${film}/_mediaType`)).toBe('youtube');
  await database.put(`${film}/_poster`, '/demo/parco.jpg');
  // Nothing turns before the visitor has asked for the film: on a slow machine the next slide would come first.
  const visitor = await visit({ before: ASKS, reducedMotion: true, pictures: true });
  await visitor.goLive();
  const gallery = await reachGallery(visitor, 2);
  // Before the visitor uses the gallery: from then on it keeps what it shows.
  await visitor.until(
    'the picture has arrived',
    (selector) => document.querySelector(selector) !== null,
    `${gallery} [aria-label^="2 di"] img`,
  );
  await visitor.click(`${gallery} button`, 'Vai alla diapositiva 2 di');
  await seesSlide(visitor, gallery, 2);
  const slide = `${gallery} .swiper-slide-active`;
  await visitor.until(
    'the picture is drawn',
    (selector) => (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 0,
    `${slide} img`,
  );
  await visitor.sees(`${slide} p`, 'riceve il tuo indirizzo IP');
  expect(await visitor.count('iframe')).toBe(0);
  await visitor.click(`${slide} button`, 'Mostra il video di YouTube');
  await visitor.sees(`${slide} iframe`);
  await visitor.click('footer button', 'Non mostrare più i video di YouTube');
  await visitor.seesNo('iframe');
  await visitor.seesNo('footer button', 'Non mostrare più i video di YouTube');
  const consent = (detail: boolean): Promise<boolean> =>
    visitor.tab.evaluate(
      (given) => dispatchEvent(new CustomEvent('youtube-consent', { detail: given })),
      detail,
    );
  await consent(true);
  await visitor.sees('footer button', 'Non mostrare più i video di YouTube');
  await reachGallery(visitor, 2);
  await visitor.sees(`${slide} iframe`);
  await consent(false);
  await visitor.seesNo('iframe');
});
