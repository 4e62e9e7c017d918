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

  const widthsOf = (width: number, widths: number[]) => pictureSet({ ...photograph, width }, widths)?.split(', ');

  it.each([
    ['between two widths', 1000, ['256 256w', '640 640w', '960 960w', '1080 1000w']],
    ['one of the widths', 960, ['256 256w', '640 640w', '960 960w']],
    ['below the first', 90, ['256 90w']],
    ['above the last', 4000, ['256 256w', '640 640w', '960 960w', '1080 1080w', '1200 1200w']],
  ])('[§9 images] end with the picture’s own width when it is %s', (_case, width, expected) => {
    const short = (entry: string) => entry.replace(/^\/images\/(\d+)\/\S+/, '$1');
    expect(widthsOf(width, [256, 640, 960, 1080, 1200])?.map(short)).toEqual(expected);
  });

  it('use the specification’s widths', () => {
    expect(pictureWidths).toEqual([...new Set(pictureWidths)].sort((a, b) => a - b));
    expect(pictureWidths).toEqual(expect.arrayContaining([640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 384, 480, 720, 960]));
  });
});
