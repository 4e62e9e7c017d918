import { plural } from '../../../contract/values/count.ts';
/** An age in words: hours up to two days, then days. */
export const ageWords = (hours: number): string =>
  hours < 1 ? 'Less than 1 hour' : hours < 48 ? plural(hours, 'hour') : `${Math.floor(hours / 24)} days`;
