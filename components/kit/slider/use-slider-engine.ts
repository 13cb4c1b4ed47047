import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';
import { startLate } from '@/lib/browser/start/late-code';
import type { SliderEngine, SliderEngineOptions } from './slider-engine';

/** How long after a render autoplay is checked, in milliseconds (specification, section 4). */
const AUTOPLAY_CHECK = 300;

interface EngineNeeds {
  readonly viewport: RefObject<HTMLElement | null>;
  /** Whether the slider has more than one slide and has come near the view. */
  readonly wanted: boolean;
  /** Ids of the slides, in order. When they change, the engine measures again. */
  readonly ids: string;
  readonly active: number;
  readonly still: boolean;
  readonly moving: boolean;
  readonly onChange: (index: number) => void;
}

interface EngineState {
  /** Whether all slides are to be rendered: the engine is loaded, and takes them over in the same commit. */
  readonly alive: boolean;
  /** Whether the library cannot be loaded, or threw an error: it will not take over the slides. */
  readonly failed: boolean;
  readonly show: (index: number) => void;
}

interface EngineModule {
  readonly startSlider: (element: HTMLElement, options: SliderEngineOptions) => SliderEngine;
}

/**
 * Loads the sliding library when it is needed, starts it on the rendered slides and updates it when they
 * change.
 */
export function useSliderEngine(needs: EngineNeeds): EngineState {
  const { viewport, wanted, ids, active, still, moving, onChange } = needs;
  const [module, setModule] = useState<EngineModule>();
  const [failed, setFailed] = useState(false);
  const engine = useRef<SliderEngine>(undefined);
  const latest = useRef({ active, onChange });
  const alive = module !== undefined && wanted && !failed;
  /** Runs a step of the engine. An error is reported, and the slides become a row that scrolls. */
  const attempt = useCallback((step: () => void): void => {
    if (!enhance('slider', step)) setFailed(true);
  }, []);

  useLayoutEffect(() => {
    latest.current = { active, onChange };
  });

  useEffect(() => {
    if (!wanted || module) return;
    return startLate({
      name: 'slider',
      load: () => (typeof window === 'undefined' ? undefined : import('./slider-engine')),
      start: (engineModule) => {
        setModule(engineModule);
      },
      onFailure: () => setFailed(true),
      isUrgent: true,
    });
  }, [wanted, module]);

  useLayoutEffect(() => {
    if (!alive || !viewport.current) return;
    const element = viewport.current;
    attempt(() => {
      engine.current = module.startSlider(element, {
        initial: latest.current.active,
        still,
        onChange: (index) => latest.current.onChange(index),
      });
    });
    return () => {
      const started = engine.current;
      engine.current = undefined;
      enhance('slider', () => started?.destroy());
    };
  }, [alive, attempt, module, still, viewport]);

  useLayoutEffect(() => {
    attempt(() => engine.current?.update(latest.current.active));
  }, [attempt, ids]);

  // After every render, on purpose: any render may have started or stopped autoplay.
  useEffect(() => {
    const timer = setTimeout(() => attempt(() => engine.current?.setMoving(moving)), AUTOPLAY_CHECK);
    return () => clearTimeout(timer);
  });

  return { alive, failed, show: (index) => attempt(() => engine.current?.show(index)) };
}
