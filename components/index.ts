/* What the engine shows of this site. */

export { Frame } from './blocks/frame';
export { Logo } from './kit/logo/logo';
export { screens } from './screens/screens';
