import { keysOf } from '../../../contract/values/keys.ts';

/** What in a review needs a look before strangers read it. */
export type Flag = 'link' | 'email' | 'phone';

const patterns: Readonly<Record<Flag, RegExp>> = {
  link: /https?:|www\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|shop|store|online|io|co|ru|cn|xyz|top|site)\b/i,
  email: /[^\s@]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@]+\.[a-z]{2,}/i,
  /* Ten or more digits in a row with usual separators; sizes and prices are shorter. */
  phone: /(?:\+?\d[\s().-]{0,3}){9,}\d/,
};

const flags = keysOf(patterns);

/** Detects links, e-mail addresses and phone numbers. A marked review always waits for staff. */
export function flagsOf(...texts: readonly string[]): Flag[] {
  return flags.filter((flag) => texts.some((text) => patterns[flag].test(text)));
}

/** Text for storage: no control or invisible characters, at most one empty line between paragraphs, trimmed. */
export function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, for a headline or a name. */
export const tidyLine = (text: string): string => tidy(text.replaceAll(/\s+/g, ' '));
