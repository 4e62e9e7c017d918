import { materialWords } from '../facets/materials.ts';

/** A part of a text that says what is not wanted. */
export interface Negation {
  /** The part as typed. */
  readonly said: string;
  /** What is not wanted, in lower case; empty where only much of it is not ("not too big"). */
  readonly words: readonly string[];
}

/** What products are called so, what need not be done to them, and phrases that "no" begins. */
const calledNo =
  'slip skid iron sew drill stick show tie spill drip fog bake cook ironing sewing drilling wiring more less fewer longer matter one space room place';
const isNot = String.raw`(?<!\b(?:do|does|did|me|why|or)\s+)(?:(?:that|which|it)(?:['’]s)?\s+)?(?:(?:is|are)\s*)?(?:not|n['’]?t)|(?:(?:that|which|it)\s+)?(?:isn|aren)['’]?t`;
/** Before what a thing has, which "and" goes on: "without arms and wheels". */
const lacking = [
  String.raw`without|w\/o(?:ut)?|sans(?!\s+serif)|minus|free of|with no|(?:has|have) no`,
  String.raw`(?:(?:that|which|it)\s+)?(?:do|does)(?:n['’]?t| not) have`,
].join('|');
const no = String.raw`no(?!\s+(?:${calledNo.replaceAll(' ', '|')})\b)`;
const other = [
  'other than|rather than|instead of|exclud(?:e|es|ing)|avoid(?:ing)?|except(?: for)?|neither|but not',
  String.raw`(?:(?:in\s+)?any\s+\p{L}+|anything|everything)\s+but`,
  String.raw`(?:i|we)\s+do(?:n['’]?t| not)\s+(?:want|like|need)`,
  isNot,
].join('|');
/** A minus before a word is what search engines read. */
const minus = String.raw`(?<=^|\s)-(?=\p{L})`;

const article = String.raw`(?:(?:an?|any|the|my|real)\s+)?`;
const before = String.raw`(?:(?:made )?(?:of|from|out of|for|with|in)\s+)?${article}`;
const word = String.raw`(?!(?:not?|for|from|of|with|without|and|but|nor|the|is|are|too|very|just|only)\b)[\p{L}-]{3,}`;
const others = (last: string) =>
  String.raw`(?:(?:\s*,\s*${article}${word})*\s*,?\s+(?:${last})\s+(?:(?:made )?(?:of|from|for|with)\s+)?${article}${word})*`;
const required = String.raw`\s+(?:required|needed)`;
const listed = (last: string) => `${word}${others(last)}(?:${required})?`;
const much = 'too|so|very|overly|that|super|quite|really|particularly|especially|extremely|terribly';
const material = `(?:${materialWords.join('|')})s?`;

/** A "no soliciting sign" is called so: what is not wanted ends the text or its part, or is a material. */
const ending = String.raw`(?=\s*(?:$|[,;.]|\b(?:no|nor|and|with|for|in|under|over)\b))`;
const lackingNo = `(?:${material}\\b${others('or|nor|and')}|${word}${others('or|nor|and')}(?:${required}|${ending}))`;

const negation = new RegExp(
  [
    String.raw`\b(?:with or without\s+${article}|(?:${isNot})\s+(?:all\s+)?(?:${much})\s+)[\p{L}-]{2,}`,
    String.raw`\b(?:${lacking})\s+${before}(?<lacking>${listed('or|nor|and')})`,
    String.raw`\b${no}\s+${before}(?<no>${lackingNo})`,
    String.raw`(?:${minus}|\b(?:${other})\s+)${before}(?<other>${listed('or|nor')})`,
    String.raw`\bnon[\s-]+(?<non>${material})\b`,
    String.raw`\b(?<free>${material})[\s-]+free\b(?![\s-]*(?:standing|shipping|delivery|returns))`,
  ].join('|'),
  'giu',
);
/** One that is still being typed. */
const begun = new RegExp(String.raw`(?:${minus}|\b(?:${lacking}|${no}|${other})\s+)${before}[\p{L}-]{0,2}$`, 'iu');
/** Short texts: a search has 200 characters. */
const between = /\s*,\s*|\s+(?:or|nor|and)\s+/;
const around = new RegExp(String.raw`^${before}|\s+(?:required|needed)$`, 'gi');

/** The negations of a text, in order. */
export function negationsIn(text: string): Negation[] {
  return [...text.matchAll(negation)].map(({ 0: said, groups }) => {
    const list = groups?.lacking ?? groups?.no ?? groups?.other ?? groups?.non ?? groups?.free;
    const words = (list?.toLowerCase().split(between) ?? []).map((one) => one.replace(around, ''));
    return { said, words: words.filter((one) => one !== '') };
  });
}

/** The text without them, nor one that is still being typed. */
export const withoutNegations = (text: string): string => text.replace(negation, ' ').replace(begun, ' ');

/** Whether the last of a text, which may go on, is part of a negation. */
export function endsInNegation(text: string): boolean {
  const last = negationsIn(text).at(-1);
  return begun.test(text) || (last !== undefined && text.trimEnd().endsWith(last.said));
}
