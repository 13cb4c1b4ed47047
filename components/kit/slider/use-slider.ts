import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Gallery } from '@/lib/content/model';
import { isPlainKey } from '@/components/kit/link/follow';
import { wording } from '@/lib/wording/wording';
import { useMediaQuery, useNearView } from './use-window';
import { useSliderEngine } from './use-slider-engine';

export interface SliderState {
  /** Whether the slider is in or near the view. */
  readonly near: boolean;
  /** Whether the sliding library has taken over; then all slides are rendered. */
  readonly alive: boolean;
  /**
   * Whether the library cannot be loaded or failed. The slides are then a row that scrolls, as without
   * JavaScript.
   */
  readonly isRow: boolean;
  /** Index of the slide that is shown. */
  readonly active: number;
  /** Whether autoplay is paused: by the visitor, or because they prefer reduced motion. */
  readonly paused: boolean;
  /**
   * Names the slide that the visitor went to, for screen readers. A live region around the slides would also
   * report live changes of the content.
   */
  readonly told: string;
  readonly togglePause: () => void;
  /** Plays what the visitor asked for, also where nothing moves by itself. */
  readonly play: () => void;
  /** Goes to a slide. Before the first comes the last, after the last the first. */
  readonly go: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Pass true while keyboard focus is inside: it pauses autoplay. */
  readonly setFocused: (focused: boolean) => void;
}

/** The elements of a slider: its root, and the box that contains its track. They exist while it has items. */
interface SliderElements {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLElement | null>;
}

/**
 * Returns the index of the active slide after the items changed: that of the same item, or the nearest index
 * when the item is gone.
 * @param activeId Id of the active item.
 * @param items The new items.
 * @param oldIndex Index of the active item before.
 */
function keptIndex(activeId: string | undefined, items: Gallery, oldIndex: number): number {
  const index = items.findIndex((item) => item.id === activeId);
  return index >= 0 ? index : Math.max(0, Math.min(oldIndex, items.length - 1));
}

/**
 * Keeps the state of a slider.
 * @param elements Refs of its elements.
 * @param items The items to show.
 * @param autoplay Whether the slides change by themselves.
 */
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
  // After the gallery was empty, start with its first item again.
  if (items.length === 0 && current.id !== undefined) setCurrent({ id: undefined, index: 0 });
  const active = keptIndex(current.id, items, current.index);
  const many = items.length > 1;
  const rotating = many && autoplay && !paused && near && !focused;
  const [told, setTold] = useState('');
  function onChange(index: number): void {
    const item = items[index];
    setCurrent({ id: item?.id, index });
    setTold(rotating ? '' : `${wording.slideOf(index + 1, items.length)}. ${item?.alt ?? ''}`);
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
    play: () => setChoice('play'),
    go,
    onKeyDown: (event) => {
      if (!isPlainKey(event)) return;
      if (event.key === 'ArrowLeft') go(active - 1);
      else if (event.key === 'ArrowRight') go(active + 1);
    },
    setFocused,
  };
}
