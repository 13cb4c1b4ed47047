import { type CSSProperties, useRef } from 'react';
import { covering, type Gallery, plainText, type SafeInline, type Sizes } from 'still-live/content';
import { useIsStaticPage, VisuallyHidden, withBoundary } from 'still-live/react';
import { wording } from '@/lib/site/wording';
import { Bullets, PauseButton } from './slider-controls';
import { SliderTrack } from './slider-track';
import { useSlider } from './use-slider';
import styles from './slider.module.scss';

interface SliderProps {
  readonly items: Gallery;
  readonly label: string;
  readonly sizes: Sizes;
  /** Width by height of the box (`BOXES`). Without it the style sheet decides. */
  readonly box?: number;
  /** In a cell the bullets are not clickable. */
  readonly cell?: boolean;
  readonly excludeYoutube?: boolean;
  readonly autoplay?: boolean;
  readonly className?: string | undefined;
}

function styleOf(box: number | undefined): (CSSProperties & Record<'--slider-ratio', number>) | undefined {
  return box === undefined ? undefined : { '--slider-ratio': box };
}

/** An ARIA carousel, which is plain HTML until it is near the view. */
export function Slider({ autoplay = true, box, ...props }: SliderProps) {
  const items =
    props.excludeYoutube === true ? props.items.filter(({ kind }) => kind === 'image') : props.items;
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useSlider(root, viewport, items, autoplay);
  // On a static page all slides stand in a row that scrolls.
  const state = useIsStaticPage()
    ? { ...slider, isRow: true, near: true, paused: true, isStill: true }
    : slider;
  if (items.length === 0) return null;
  const many = items.length > 1;
  const turns = many && !state.isRow;
  const moves = !state.isStill && ((turns && autoplay) || items.some((item) => item.kind !== 'image'));
  const sizes =
    typeof props.sizes === 'string' && box !== undefined ? covering(props.sizes, box) : props.sizes;
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
      style={styleOf(box)}
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
        <SliderTrack items={items} sizes={sizes} state={state} />
      </div>
      {turns && state.alive && (
        <div role="status">
          <VisuallyHidden>{state.announcement}</VisuallyHidden>
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

export const SliderWithBoundary = withBoundary(Slider);

export function picturesOf(title: SafeInline, what: string = wording.pictures): string {
  const words = plainText(title);
  return words === '' ? what : `${what}: ${words}`;
}
