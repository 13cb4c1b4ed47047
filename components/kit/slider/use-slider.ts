import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Gallery } from '@/lib/content/model';
import { keptIndex } from './slider-items';
import { useMediaQuery } from './use-media-query';
import { useNearView } from './use-near-view';
import { useSliderEngine } from './use-slider-engine';

/** Everything the parts of a slider need to know. */
export interface SliderState {
  /** In or near the view now. */
  readonly near: boolean;
  /** The sliding library has taken over: all slides are rendered. */
  readonly alive: boolean;
  /** The sliding library cannot be had, or failed: the slides are a row to scroll, as without JavaScript. */
  readonly isRow: boolean;
  /** Index of the slide that is shown. */
  readonly active: number;
  /** The visitor, or their wish for less motion, stopped what moves. */
  readonly paused: boolean;
  /** What the visitor has turned to, for who cannot see it: a live region that holds the slides would speak of live changes too. */
  readonly told: string;
  readonly togglePause: () => void;
  /** Goes to a slide; beyond the ends it goes around. */
  readonly go: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Told whether the keyboard is inside: then nothing turns by itself. */
  readonly setFocused: (focused: boolean) => void;
}

/** The elements of a slider: all of it, and the box that holds its track. They are there when it has items. */
interface SliderElements {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLElement | null>;
}

/** The state of a slider. Takes its elements, the items to show and whether they should turn by themselves. */
export function useSlider(
  { root, viewport }: SliderElements,
  items: Gallery,
  autoplay: boolean,
): SliderState {
  const near = useNearView(root, items.length > 0);
  const [reached, setReached] = useState(false);
  if (near && !reached) setReached(true);

  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const paused = choice ? choice === 'pause' : still;
  const [focused, setFocused] = useState(false);

  const [current, setCurrent] = useState({ id: items[0]?.id, index: 0 });
  // A gallery that was emptied begins anew.
  if (items.length === 0 && current.id !== undefined) setCurrent({ id: undefined, index: 0 });
  const active = keptIndex(current.id, items, current.index);
  const many = items.length > 1;
  const rotating = many && autoplay && !paused && near && !focused;
  const [told, setTold] = useState('');
  function onChange(index: number): void {
    const item = items[index];
    setCurrent({ id: item?.id, index });
    setTold(rotating ? '' : `${index + 1} di ${items.length}. ${item?.alt ?? ''}`);
  }
  const { alive, failed, show } = useSliderEngine({
    viewport,
    wanted: many && reached,
    ids: items.map((item) => item.id).join(' '),
    active,
    still,
    moving: rotating,
    onChange,
  });
  const go = (index: number) => show((index + items.length) % items.length);
  return {
    near,
    alive,
    isRow: many && failed,
    active,
    paused,
    told,
    togglePause: () => setChoice(paused ? 'play' : 'pause'),
    go,
    onKeyDown: (event) => {
      if (event.key === 'ArrowLeft') go(active - 1);
      else if (event.key === 'ArrowRight') go(active + 1);
    },
    setFocused,
  };
}
