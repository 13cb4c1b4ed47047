export { Frame, Logo } from './frame';
export { screens } from './screens';
