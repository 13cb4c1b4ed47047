import { useRef } from 'react';
import type { Gallery } from '@/lib/content/model';
import type { SafeInline } from '@/lib/content/safe-html';
import { plainText } from '@/lib/html/plain-text';
import { guarded } from '@/components/kit/boundary';
import { useIsPlain } from '@/components/kit/plain-page';
import { wording } from '@/lib/wording/wording';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Bullets, PauseButton } from './slider-controls';
import { SliderTrack } from './slider-track';
import { useSlider } from './use-slider';
import styles from './slider.module.scss';

interface SliderProps {
  readonly items: Gallery;
  /** What the pictures are about, for assistive technology. */
  readonly label: string;
  /** The `sizes` of its pictures. */
  readonly sizes: string;
  /** Whether the first slide is the largest picture of the first view. */
  readonly priority?: boolean;
  /** Whether the slider is inside a cell. Its bullets are then not clickable. */
  readonly cell?: boolean;
  /** Leaves YouTube and video items out. */
  readonly excludeYoutube?: boolean;
  readonly autoplay?: boolean;
  /** CSS class that sets position, size and shape (`--slider-shape`, `--slider-ratio`). */
  readonly className?: string | undefined;
}

/**
 * Renders the media slider of the specification. Until it is near the view it is plain HTML: the first slide,
 * and the others for browsers without JavaScript. Then Swiper uses the same elements, so that nothing moves.
 * It follows the carousel pattern of the WAI-ARIA Authoring Practices. Without items it renders nothing.
 */
export function Slider({ autoplay = true, ...props }: SliderProps) {
  const items =
    props.excludeYoutube === true ? props.items.filter(({ kind }) => kind === 'image') : props.items;
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useSlider({ root, viewport }, items, autoplay);
  const isPlain = useIsPlain();
  // On a plain page all slides stand in a row that scrolls.
  const state = isPlain ? { ...slider, isRow: true, near: true, paused: true } : slider;
  if (items.length === 0) return null;
  const many = items.length > 1;
  const turns = many && !state.isRow;
  const moves = !isPlain && ((turns && autoplay) || items.some((item) => item.kind !== 'image'));
  const carousel = {
    role: 'group',
    'aria-roledescription': 'carosello',
    'aria-label': props.label,
    onKeyDown: state.onKeyDown,
  };
  return (
    <div
      ref={root}
      className={`${styles.slider} ${props.className ?? ''}`}
      {...(many ? carousel : {})}
      onFocus={(event) => state.setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => state.setFocused(false)}
    >
      {moves && (
        <PauseButton
          paused={state.paused}
          what={turns ? wording.slides : wording.film}
          onToggle={state.togglePause}
        />
      )}
      {/* When the library fails half way, its styles stay: the key makes React replace the elements. */}
      <div
        key={state.isRow ? 'row' : 'stage'}
        ref={viewport}
        className={`swiper ${styles.viewport}`}
        data-row={state.isRow || undefined}
      >
        <SliderTrack items={items} sizes={props.sizes} priority={props.priority === true} state={state} />
      </div>
      {turns && state.alive && (
        <div role="status">
          <VisuallyHidden>{state.told}</VisuallyHidden>
        </div>
      )}
      {turns && (
        <Bullets
          count={items.length}
          active={state.active}
          onChoose={props.cell === true ? undefined : state.go}
        />
      )}
    </div>
  );
}

/** The slider in an error boundary, for screens that show pictures outside a block. */
export const GuardedSlider = guarded(Slider);

/**
 * Returns the accessible name of a slider: what it shows, and the title it belongs to, if there is one.
 */
export function picturesOf(title: SafeInline, what: string = wording.pictures): string {
  const words = plainText(title);
  return words === '' ? what : `${what}: ${words}`;
}
