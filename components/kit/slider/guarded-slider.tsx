import { guarded } from '../boundary/guarded';
import { Slider } from './slider';

/** Renders the slider inside an error boundary, for screens that show pictures outside a block. */
export const GuardedSlider = guarded(Slider);
