import { expect, it } from 'vitest';
import { pointAt, stepped } from './point-on-picture.ts';

const picture = { getBoundingClientRect: () => ({ left: 100, top: 50, width: 200, height: 100 }) } as Element;

it.each([
  [
    { clientX: 150, clientY: 100 },
    { x: 25, y: 50 },
  ],
  [
    { clientX: 90, clientY: 400 },
    { x: 0, y: 100 },
  ],
])('[§16 editing] a pointer at %j is at %j of the picture, never outside it', (pointer, point) => {
  expect(pointAt(picture, pointer)).toEqual(point);
});

const bare = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['an arrow key steps by one percent', { ...bare, key: 'ArrowDown' }, { x: 0, y: 41 }],
  ['the edge stops it', { ...bare, key: 'ArrowLeft' }, { x: 0, y: 40 }],
  ['other keys are not steps', { ...bare, key: 'Enter' }, null],
  ['nor is a shortcut of the browser', { ...bare, key: 'ArrowDown', altKey: true }, null],
  ['nor what every object has', { ...bare, key: 'constructor' }, null],
])('[§16 editing] %s', (_, key, point) => {
  expect(stepped({ x: 0, y: 40 }, key)).toEqual(point);
});
