import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const picture = { url: '/media/aa/1.webp', width: 1600, height: 900 };

test.each([
  ['none', [{ type: 'text', text: 'Hello' }], null],
  [
    'a banner’s',
    [{ type: 'text' }, { type: 'banner', image_urls: { desktop_background_image: picture, mobile_background_image: null } }],
    picture,
  ],
  ['the first of several', [{ tiles: [{ image: null }, { image: picture }] }, { image: { ...picture, url: '/media/bb/2.webp' } }], picture],
  ['no size', [{ url: '/media/aa/1.webp' }], null],
])('[search engines] a content page’s preview shows its first picture: %s', (_what, blocks, shown) => {
  expect(firstPicture(blocks)).toEqual(shown);
});
