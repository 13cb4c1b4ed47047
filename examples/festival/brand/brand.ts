import type { Brand } from 'still-live';

export const name = 'Lucciola';
export const legalName = 'Associazione Lucciola APS';

const paper = { paper: '#f4f1e6', paperShade: '#e6e1cf', ink: '#14261f', inkSoft: '#3f5249' };
const night = { deep: '#14261f', deepSoft: '#213d32', deepInk: '#f4f1e6' };
const firefly = { action: '#d9f13c', actionLight: '#e8f97d', actionInk: '#14261f', error: '#a01f12' };
const meadow = { prato: '#e9f4a6', pratoStrong: '#d9f13c' };
const dusk = { tramonto: '#f6cfc0', tramontoStrong: '#eea78e' };
const river = { fiume: '#c9dfe6', fiumeStrong: '#9fc6d3' };
export const colours = { ...paper, ...night, ...firefly, ...meadow, ...dusk, ...river };

const SHOULDERS = './fonts/big-shoulders.woff2';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
export const fonts: Brand['fonts'] = {
  display: { file: SHOULDERS, weights: [100, 900], heading: 800, statement: 600, tracking: 0 },
  text: { file: SANS, weights: [400, 700] },
};

export const shape: Brand['shape'] = [50, 50, 50, 50];
export const roundness = 0.5;
