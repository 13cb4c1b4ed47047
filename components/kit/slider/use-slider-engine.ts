import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { enhance, startLate } from 'still-live/react';
import type * as engineModule from './slider-engine';

// In milliseconds.
const AUTOPLAY_CHECK = 300;

interface EngineNeeds {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly wanted: boolean;
  readonly ids: string;
  readonly active: number;
  readonly still: boolean;
  readonly moving: boolean;
  readonly onChange: (index: number) => void;
}

// Loads the library when it is wanted.
function useEngineModule(wanted: boolean, onFailure: () => void): typeof engineModule | undefined {
  const [module, setModule] = useState<typeof engineModule>();
  useEffect(() => {
    if (!wanted || module) return;
    return startLate({
      name: 'slider',
      load: () => (typeof window === 'undefined' ? undefined : import('./slider-engine')),
      start: (loaded) => {
        setModule(loaded);
      },
      onFailure,
      isUrgent: true,
    });
  }, [wanted, module, onFailure]);
  return module;
}

export function useSliderEngine(needs: EngineNeeds) {
  const { viewport, wanted, ids, active, still, moving, onChange } = needs;
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const engine = useRef<engineModule.SliderEngine>(undefined);
  const latest = useRef({ active, onChange });
  /** After an error the slides become a row that scrolls. */
  const attempt = useCallback(
    (step: () => void): void => {
      if (!enhance('slider', step)) fail();
    },
    [fail],
  );

  useLayoutEffect(() => {
    latest.current = { active, onChange };
  });

  const module = useEngineModule(wanted, fail);
  // All slides are rendered: the engine takes them over in the same commit.
  const alive = module !== undefined && wanted && !failed;

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

  return { alive, failed, show: (index: number) => attempt(() => engine.current?.show(index)) };
}
