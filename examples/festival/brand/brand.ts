import type { Brand } from 'still-live';

export const name = 'Lucciola';
export const legalName = 'Associazione Lucciola APS';
export const language = 'it';

const paper = { paper: '#f4f1e6', paperShade: '#e6e1cf', ink: '#14261f', inkSoft: '#3f5249' };
const night = { deep: '#14261f', deepSoft: '#213d32', deepInk: '#f4f1e6' };
const firefly = { action: '#d9f13c', actionLight: '#e8f97d', actionInk: '#14261f', error: '#a01f12' };
const meadow = { services: '#e9f4a6', servicesStrong: '#d9f13c' };
const dusk = { products: '#f6cfc0', productsStrong: '#eea78e' };
const river = { welfare: '#c9dfe6', welfareStrong: '#9fc6d3' };
export const colours: Brand['colours'] = { ...paper, ...night, ...firefly, ...meadow, ...dusk, ...river };

const SHOULDERS = './faces/big-shoulders.woff2';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
export const faces: Brand['faces'] = {
  display: { file: SHOULDERS, weights: [100, 900], heading: 800, statement: 600, tracking: 0 },
  text: { file: SANS, weights: [400, 700] },
};

export const shape: Brand['shape'] = [50, 50, 50, 50];
export const roundness = 0.5;
