import type { Ink, Skin } from './studio.ts';

export type CloseUp = (ink: Ink, skin: Skin) => string;

export const whole = 'M0 0h800v800H0Z';

/** A blurred bit of the room, for what lies behind the close-up. */
export function haze(ink: Ink): string {
  return `<path d="${whole}" fill="${ink.linear(
    [
      [0, '#f4efe7'],
      [0.7, '#ece5da'],
      [1, '#ddd3c4'],
    ],
    [0, 0, 0.3, 1],
  )}"/>`;
}

/** Light that falls across a close-up from the upper left. */
export function sunfall(ink: Ink): string {
  return `<path d="${whole}" fill="${ink.linear(
    [
      [0, '#fffaf0', 0.3],
      [0.45, '#fffaf0', 0],
      [1, '#2a1c10', 0.24],
    ],
    [0, 0, 1, 1],
  )}"/>`;
}
