import { guarded } from '../boundary/guarded';
import { Slider } from './slider';

/** The slider with a boundary of its own, for screens that show pictures outside a block. */
export const GuardedSlider = guarded(Slider);
