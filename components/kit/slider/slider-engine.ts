import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

/** Autoplay delay of the specification, in milliseconds. */
const AUTOPLAY_DELAY = 9700;

/** Duration of the transition between two slides, in milliseconds. */
const FADE = 900;

/** The functions of the sliding library (Swiper) that the slider needs. No other file imports the library. */
export interface SliderEngine {
  /** Shows the slide at an index. */
  readonly show: (index: number) => void;
  /** Measures the slides again after they changed, and shows the slide at `index` without a transition. */
  readonly update: (index: number) => void;
  /** Starts or stops autoplay. Does nothing when it is already in that state. */
  readonly setMoving: (moving: boolean) => void;
  readonly destroy: () => void;
}

export interface SliderEngineOptions {
  /** Index of the slide that is shown at the start. */
  readonly initial: number;
  /** Whether slides change without a transition. */
  readonly still: boolean;
  /** Called with the index of the slide that is now shown. */
  readonly onChange: (index: number) => void;
}

/**
 * Starts the sliding library on slides that are already rendered. This module contains Swiper and must only
 * be imported dynamically.
 * @param element The element that contains the track of slides.
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
  // Autoplay starts only after the check in use-slider-engine.ts, which runs after rendering.
  swiper.autoplay.stop();
  return {
    show: (index) => void swiper.slideTo(index),
    update: (index) => {
      // While it measures, the library reports the slide at the old position as the active one: ignore that.
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
