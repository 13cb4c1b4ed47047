import type { Look } from './heads';
import type { Pose } from './people';
import { ink, skin } from './palette';

/** Standing at ease, hands low. */
export const standing: Pose = {
  hip: [0, -49],
  neck: [0.5, -82],
  hands: [
    [5, -47],
    [8, -50],
  ],
  feet: [
    [-4, 0],
    [5, 0],
  ],
};

/** A step forward. */
export const walking: Pose = {
  hip: [0, -48],
  neck: [2, -81],
  hands: [
    [-7, -50],
    [13, -53],
  ],
  feet: [
    [-13, -1],
    [11, 0],
  ],
};

/** A step upstairs. */
export const climbing: Pose = {
  hip: [0, -50],
  neck: [3, -82],
  hands: [
    [-6, -52],
    [12, -56],
  ],
  feet: [
    [-8, 0],
    [9, -11],
  ],
};

/** On a chair whose seat is at 27. */
export const sitting: Pose = {
  hip: [-9, -30],
  neck: [-6, -63],
  hands: [
    [13, -45],
    [17, -45],
  ],
  feet: [
    [9, 0],
    [14, 0],
  ],
};

/** On a chair, leaning in, a hand raised in talk. */
export const talking: Pose = {
  hip: [-9, -30],
  neck: [-2, -62],
  head: [3, -9],
  hands: [
    [13, -45],
    [19, -57],
  ],
  feet: [
    [10, 0],
    [4, 0],
  ],
};

/** Standing, an arm stretched forward at the height of the chest. */
export const offering: Pose = {
  hip: [0, -49],
  neck: [1.5, -81],
  hands: [
    [7, -46],
    [25, -62],
  ],
  feet: [
    [-4, 0],
    [5, 0],
  ],
};

/** Standing, an arm stretched upwards. */
export const pointing: Pose = {
  hip: [0, -49],
  neck: [0.5, -82],
  hands: [
    [5, -47],
    [34, -84],
  ],
  feet: [
    [-5, 0],
    [5, 0],
  ],
};

/** The people of the set: the same faces come back from picture to picture. */
export const cast = {
  irene: {
    skin: skin.rose,
    hair: ink.rust,
    cut: 'bun',
    top: ink.coral,
    topShade: ink.rust,
    bottom: ink.plum,
    facing: 1,
  },
  tommaso: {
    skin: skin.tan,
    hair: ink.ink,
    cut: 'short',
    top: ink.sage,
    topShade: ink.moss,
    bottom: ink.forest,
    stripes: ink.paper,
    facing: 1,
  },
  lucia: {
    skin: skin.deep,
    hair: ink.ink,
    cut: 'curly',
    top: ink.honey,
    topShade: ink.coralDeep,
    bottom: ink.aubergine,
    facing: 1,
  },
  walter: {
    skin: skin.rose,
    hair: '#E4DCE6',
    cut: 'short',
    top: ink.lilac,
    topShade: ink.plum,
    bottom: ink.ink,
    facing: 1,
  },
  amina: {
    skin: skin.brown,
    hair: ink.night,
    cut: 'long',
    top: ink.peachPale,
    topShade: ink.mauve,
    bottom: ink.rust,
    facing: 1,
  },
  nora: {
    skin: skin.tan,
    hair: ink.night,
    cut: 'bob',
    top: ink.mauve,
    topShade: ink.night,
    bottom: ink.honey,
    facing: 1,
  },
} as const satisfies Readonly<Record<string, Look>>;
