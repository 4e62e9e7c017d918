import { describe, expect, it } from 'vitest';
import { isFlat, isHung, scaleOf } from './model-size.ts';

const rugs = ['60" W × 96" D × 1" H', '96" W × 120" D × 1" H', '30" W × 72" D × 1" H'];
const beds = ['41" W × 80" D × 44" H', '63" W × 85" D × 44" H', '79" W × 85" D × 48" H'];
/** 5′ × 8′ with fringes. */
const rug = { x: 1.53, y: 0.012, z: 2.59 };
const curtains = ['50" W × 96" H', '50" W × 84" H', '50" W × 108" H'];
/** Gathered, with its rod. */
const curtain = { x: 1.17, y: 2.19, z: 0.1 };
const bed = { x: 1.6, y: 1.12, z: 2.16 };

describe('[§2.5 3-D] a model in the chosen size', () => {
  it.each([
    ['its own size', rug, '60" W × 96" D × 1" H', rugs, { x: 1, y: 1, z: 1 }],
    ['a larger rug, as thin as before', rug, '96" W × 120" D × 2" H', rugs, { x: 1.6, y: 1, z: 1.25 }],
    ['a runner', rug, '30" W × 72" D × 1" H', rugs, { x: 0.5, y: 1, z: 0.75 }],
    ['a bed with a higher headboard', bed, '79" W × 85" D × 48" H', beds, { x: 79 / 63, y: 48 / 44, z: 1 }],
    ['a longer curtain', curtain, '50" W × 108" H', curtains, { x: 1, y: 108 / 84, z: 1 }],
    ['a product of one size', bed, '63" W × 85" D × 44" H', ['63" W × 85" D × 44" H'], { x: 1, y: 1, z: 1 }],
    ['unknown measures', bed, '', [], { x: 1, y: 1, z: 1 }],
    ['a text without measures', bed, 'Queen', ['Queen', 'King'], { x: 1, y: 1, z: 1 }],
  ])('%s', (_what, model, chosen, texts, scale) => {
    expect(scaleOf(model, chosen, texts)).toEqual(scale);
  });

  it('is flat when a rug, and hangs when a picture', () => {
    const picture = { x: 0.6, y: 0.8, z: 0.03 };
    expect([rug, bed, picture, curtain].map((one) => [isFlat(one), isHung(one)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });
});
