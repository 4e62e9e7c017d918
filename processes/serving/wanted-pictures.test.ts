import { expect, it } from 'vitest';
import { wantedPictures } from './wanted-pictures.ts';

const card = (name: string) =>
  `<img class="x" sizes="(min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw" srcSet="/images/256/${name}.svg 256w, /images/384/${name}.svg 384w, /images/640/${name}.svg 640w" src="/images/384/${name}.svg"/>`;

it('[first visit] the pictures rendered ahead are those phones and desktops load, each once', () => {
  const html = `${card('ab/c')}<img src="data:image/svg+xml,x"/><img sizes="96px" srcset="/images/96/de/f.png 96w, /images/128/de/f.png 128w" src="x">${card('ab/c')}`;
  expect(wantedPictures(html)).toEqual(['/images/640/ab/c.svg', '/images/384/ab/c.svg', '/images/128/de/f.png', '/images/96/de/f.png']);
});

it('[first visit] the first rows of a long list are enough', () => {
  const html = Array.from({ length: 100 }, (_, at) => card(`p/${at}`)).join('');
  expect(wantedPictures(html)).toHaveLength(48);
});
