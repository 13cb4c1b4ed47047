/*
 * The inline script of every page after its styles, bundled by packages/still-live/build/pages/inline-script.ts.
 */
import { loadHeadingFont } from './first-paint';

loadHeadingFont();
