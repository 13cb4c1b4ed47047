import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

// In milliseconds (rule 2.74 of __tests__/specification.md).
const AUTOPLAY_DELAY = 9700;

const FADE = 900;

export type SliderEngine = ReturnType<typeof startSlider>;

export interface SliderEngineOptions {
  readonly initial: number;
  readonly still: boolean;
  readonly onChange: (index: number) => void;
}

/** Starts Swiper on slides that are already rendered. This file is only imported dynamically. */
export function startSlider(element: HTMLElement, { initial, still, onChange }: SliderEngineOptions) {
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
    show: (index: number) => void swiper.slideTo(index),
    update: (index: number): void => {
      // While the library measures, it reports the slide at the old position as the active one. That is ignored.
      measuring = true;
      swiper.update();
      swiper.slideTo(index, 0, false);
      measuring = false;
    },
    setMoving: (moving: boolean): void => {
      if (moving === swiper.autoplay.running) return;
      if (moving) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => void swiper.destroy(true, true),
  };
}
