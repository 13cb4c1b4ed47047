import type { Scene } from './scene';
import { accoglienza } from './scenes/accoglienza';
import { ascolto } from './scenes/ascolto';
import { bicicletta } from './scenes/bicicletta';
import { colline } from './scenes/colline';
import { davanzale } from './scenes/davanzale';
import { dono } from './scenes/dono';
import { famiglia } from './scenes/famiglia';
import { formazione } from './scenes/formazione';
import { libri } from './scenes/libri';
import { mani } from './scenes/mani';
import { mattina } from './scenes/mattina';
import { officina } from './scenes/officina';
import { panorama } from './scenes/panorama';
import { parco } from './scenes/parco';
import { pranzo } from './scenes/pranzo';
import { scaffale } from './scenes/scaffale';
import { scale } from './scenes/scale';
import { sedia } from './scenes/sedia';
import { spazi } from './scenes/spazi';
import { tavolo } from './scenes/tavolo';
import { teatro } from './scenes/teatro';
import { petalsPoster } from './scenes/petals';

/** Every picture of the set. */
export const scenes: readonly Scene[] = [
  mattina,
  colline,
  mani,
  tavolo,
  scaffale,
  parco,
  ascolto,
  spazi,
  formazione,
  accoglienza,
  pranzo,
  davanzale,
  panorama,
  officina,
  scale,
  sedia,
  dono,
  famiglia,
  bicicletta,
  libri,
  teatro,
  petalsPoster,
];
