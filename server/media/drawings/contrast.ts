import { lightness, tone } from './color.ts';
import type { Ink } from './studio.ts';

/** The second colour, moved lighter or darker where it would not stand out from the first. */
export const contrast = (ink: Ink): string =>
  Math.abs(lightness(ink.accent) - lightness(ink.main.color)) > 0.14
    ? ink.accent
    : tone(ink.accent, lightness(ink.main.color) > 0.6 ? -0.24 : 0.28);
