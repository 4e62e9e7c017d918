import { withoutEnd } from './without-end.ts';

/** Characters that show nothing, and those that turn the text behind them around. Joiners within a word are letters' shapes in Persian and Hindi. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const joinersBefore = /^[\s\u200c\u200d]+/;
const isOuterJoiner = (character: string) => /[\s\u200c\u200d]/.test(character);

/** A field of one line as it is stored and printed: no line breaks or other control characters, nothing invisible, trimmed. */
export const oneLine = (text: string): string =>
  withoutEnd(
    text
      .replaceAll(unseen, '')
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(joinersBefore, ''),
    isOuterJoiner,
  );
