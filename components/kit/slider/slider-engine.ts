import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

/** Autoplay delay of the specification, in milliseconds. */
const AUTOPLAY_DELAY = 9700;

/** How long one slide takes to give way to the next, in milliseconds. */
const FADE = 900;

/** What the slider needs from the sliding library; everything else of it stays in this file. */
export interface SliderEngine {
  /** Goes to a slide. Takes its index. */
  readonly show: (index: number) => void;
  /** Measures the slides again after they changed, and stays on the one that is now at `index`, without a transition. */
  readonly update: (index: number) => void;
  /** Starts or stops autoplay; does nothing when it is already so. */
  readonly setMoving: (moving: boolean) => void;
  readonly destroy: () => void;
}

/** What the engine is started with. */
export interface SliderEngineOptions {
  /** Index of the slide that is shown already. */
  readonly initial: number;
  /** Changes are cut, not faded. */
  readonly still: boolean;
  /** Called with the index of the slide that is now shown. */
  readonly onChange: (index: number) => void;
}

/**
 * Brings the slides inside `element` to life. Takes the element that holds the track of slides. This module carries
 * Swiper and is only ever imported dynamically.
 */
export function startSlider(
  element: HTMLElement,
  { initial, still, onChange }: SliderEngineOptions,
): SliderEngine {
  let measuring = false;
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    initialSlide: initial,
    speed: still ? 0 : FADE,
    rewind: true,
    effect: 'fade',
    fadeEffect: { mode: 'cross-fade' },
    autoplay: { enabled: true, delay: AUTOPLAY_DELAY, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: {
      slideChange: (changed) => {
        if (!measuring) onChange(changed.activeIndex);
      },
    },
  });
  // Autoplay starts only when the slider's own check, after render, says so.
  swiper.autoplay.stop();
  return {
    show: (index) => void swiper.slideTo(index),
    update: (index) => {
      // While it measures, the library takes the slide at the old place for the active one: nobody should hear of that.
      measuring = true;
      swiper.update();
      swiper.slideTo(index, 0, false);
      measuring = false;
    },
    setMoving: (moving) => {
      if (moving === swiper.autoplay.running) return;
      if (moving) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => void swiper.destroy(true, true),
  };
}
