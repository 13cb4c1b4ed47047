import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Gallery } from 'still-live/content';
import { isPlainKey } from 'still-live/react';
import { wording } from '@/lib/site/wording';
import { useNearView, usePrefersCalm } from './use-window';
import { useSliderEngine } from './use-slider-engine';

/** Returns the new place of the active item, or the nearest one when it is gone. */
function keptIndex(activeId: string | undefined, items: Gallery, oldIndex: number): number {
  const index = items.findIndex((item) => item.id === activeId);
  return index >= 0 ? index : Math.max(0, Math.min(oldIndex, items.length - 1));
}

type ElementRef = RefObject<HTMLElement | null>;

export type SliderState = ReturnType<typeof useSlider>;

// Whether the visitor has paused or started it; until then, whether they prefer reduced motion.
function usePause(still: boolean) {
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const pause = useCallback(() => setChoice('pause'), []);
  const paused = choice ? choice === 'pause' : still;
  const play = (): void => setChoice('play');
  return { paused, pause, play, togglePause: paused ? play : pause };
}

export function useSlider(root: ElementRef, viewport: ElementRef, items: Gallery, autoplay: boolean) {
  const near = useNearView(root, items.length > 0);
  const [reached, setReached] = useState(false);
  if (near && !reached) setReached(true);

  const still = usePrefersCalm();
  const pausing = usePause(still);
  const { paused } = pausing;
  const [broken, setBroken] = useState<string>();
  const [focused, setFocused] = useState(false);

  const [current, setCurrent] = useState({ id: items[0]?.id, index: 0 });
  // After the gallery was empty, start with its first item again.
  if (items.length === 0 && current.id !== undefined) setCurrent({ id: undefined, index: 0 });
  const active = keptIndex(current.id, items, current.index);
  const many = items.length > 1;
  const rotating = many && autoplay && !paused && near && !focused;
  // For screen readers. A live region around the slides would report live changes too.
  const [announcement, setAnnouncement] = useState('');
  function onChange(index: number): void {
    const item = items[index];
    setCurrent({ id: item?.id, index });
    setAnnouncement(rotating ? '' : `${wording.slideOf(index + 1, items.length)}. ${item?.alt ?? ''}`);
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
  // Before the first slide comes the last, after the last the first.
  const go = (index: number) => show((index + items.length) % items.length);
  return {
    near,
    alive,
    /** The slides are then a row that scrolls, as without JavaScript. */
    isRow: many && failed,
    active,
    ...pausing,
    /** A single film that cannot be played: nothing moves, so there is nothing to pause. */
    isStill: !many && broken !== undefined && broken === items[0]?.url,
    setBroken,
    announcement,
    go,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return;
      if (event.key === 'ArrowLeft') go(active - 1);
      else if (event.key === 'ArrowRight') go(active + 1);
    },
    setFocused,
  };
}
