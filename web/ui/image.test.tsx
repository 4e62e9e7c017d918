import { describe, expect, it } from 'vitest';
import { imageSource } from './image.tsx';

const sofa = { url: '/media/ab/f3cb264271bbd2ca210d61fecb6826.webp', width: 1600, height: 1600 };
const room = { ...sofa, width: 1600, height: 900 };

describe('[§9 images] the width a browser is told to choose by', () => {
  it.each([
    ['its own shape', sofa, 'card', 'square', '(min-width: 1200px) 23vw, (min-width: 768px) 30vw, 46vw'],
    ['a narrower frame, which cuts off its sides', sofa, 'card', 'portrait', '(min-width: 1200px) 29vw, (min-width: 768px) 38vw, 58vw'],
    ['a wider frame, which cuts off top and bottom', sofa, 'gallery', 'wide', '(min-width: 1200px) 53vw, (min-width: 768px) 50vw, 100vw'],
    ['a banner, cut on phones only', room, 'full', 'banner', '(min-width: 768px) 100vw, (min-resolution: 2.5x) 96vw, 143vw'],
    ['a thumbnail', room, 'thumb', 'square', '214px'],
  ] as const)('fits %s', (_frame, image, span, crop, sizes) => {
    expect(imageSource(image, span, crop).sizes).toBe(sizes);
  });
});
