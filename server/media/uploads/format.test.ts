import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniff, sniffLength } from './format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('[§5 review uploads] detecting a file’s type', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('recognizes a %s by its first bytes', async (format) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a8492a' } })
      .toFormat(format)
      .toBuffer();
    expect(sniff(picture.subarray(0, sniffLength))).toBe(format);
  });

  it.each([
    ['an MP4', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['a QuickTime film', '\0\0\0\x14ftypqt  \0\0\0\0'],
    ['a WebM', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f'],
    ['an AVI', 'RIFF\0\0\0\0AVI LIST'],
    ['an MPEG', '\0\0\x01\xba\0\0\0\0'],
  ])('recognizes %s as a video', (_, head) => {
    expect(sniff(bytes(head))).toBe('video');
  });

  it.each([
    ['HTML', '<html><script>'],
    ['SVG', '<svg xmlns="htt'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['nothing', ''],
    ['half a marker', '\xff\xd8'],
  ])('does not recognize %s', (_, head) => {
    expect(sniff(bytes(head))).toBe('unknown');
  });
});
