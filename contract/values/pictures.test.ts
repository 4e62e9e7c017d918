import { describe, expect, it } from 'vitest';
import { pictureAt, pictureSet, pictureWidths } from './pictures.ts';

const photograph = { url: '/media/ab/f3cb264271bbd2ca210d61fecb6826.webp', width: 1000 };

describe('[§9 images] picture URLs', () => {
  it('contain the width and the stored file', () => {
    expect(pictureAt(photograph.url, 640)).toBe('/images/640/ab/f3cb264271bbd2ca210d61fecb6826.webp');
  });

  it('leave pictures on other hosts alone', () => {
    expect(pictureAt('https://cdn.example.com/media/a.jpg', 640)).toBe('https://cdn.example.com/media/a.jpg');
    expect(pictureSet({ url: 'https://cdn.example.com/a.jpg', width: 900 }, [256, 640])).toBeUndefined();
  });

  it('offer no width larger than the picture', () => {
    const widthsOf = (set: string | undefined) => set?.split(', ').map((entry) => Number(entry.split(' ')[1]?.replace('w', '')));
    expect(widthsOf(pictureSet(photograph, [256, 640, 960, 1080, 1200]))).toEqual([256, 640, 960]);
  });

  it('offer at least one width, however small the picture', () => {
    expect(pictureSet({ ...photograph, width: 90 }, [256, 640])).toContain(' 256w');
  });

  it('use the specification’s widths', () => {
    expect(pictureWidths).toEqual([...new Set(pictureWidths)].sort((a, b) => a - b));
    expect(pictureWidths).toEqual(expect.arrayContaining([640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 384, 480, 720, 960]));
  });
});
