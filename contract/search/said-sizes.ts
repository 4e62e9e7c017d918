import type { Restrictions } from './facets.ts';
import type { Rest } from './said-figures.ts';

type Sizes = Partial<Record<'width' | 'depth' | 'height', NonNullable<Restrictions['width']>>>;

/** The side of a word. "Long" may be a rug's depth or a sofa's width, so it is none. */
const sides: ReadonlyMap<string, keyof Sizes> = new Map(
  (
    [
      ['width', 'w wide width across wider narrower'],
      ['depth', 'd deep depth deeper shallower'],
      ['height', 'h high tall height higher taller lower shorter'],
    ] as const
  ).flatMap(([side, words]) => words.split(' ').map((word): [string, keyof Sizes] => [word, side])),
);

const figure = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const unit = String.raw`(?:''|["″”]|in(?:ch(?:es)?)?\b\.?|['′’]|ft\b\.?|foot\b|feet\b|cm\b|centimet(?:er|re)s?\b|m\b|met(?:er|re)s?\b)`;
/** Inches in each unit but inches, by how they begin. */
const inchesIn: readonly (readonly [RegExp, number])[] = [
  [/^(?:['′’](?!')|f)/i, 12],
  [/^c/i, 1 / 2.54],
  [/^m/i, 100 / 2.54],
];
/** "36 inches wide", or "36 wide" where nothing follows that is high or deep ("under 30 high chairs"). */
const sided = String.raw`(?:[\s-]*(?<unit>${unit})[\s-]*(?:in\s+)?(?<side>wide|width|w|across|deep|depth|d|high|tall|height|h)\b|[\s-]*(?<bareSide>wide|deep|high|tall)\b(?=\s*(?:$|[,;]|and\b|with\b|for\b)))`;

const pattern = (source: string) => new RegExp(source, 'gi');
const range = pattern(
  String.raw`(?:\b(?<between>between|from)\s+)?(?<![\d$.,])(?<least>${figure})(?:\s*${unit})?\s*(?:(?<to>-|–|to\b)|and\b)\s*(?<most>${figure})${sided}`,
);
const limits = [
  pattern(
    String.raw`(?:\b(?:under|below|(?:less|lower|(?:no|not) more) than|up to|at most|max(?:imum)?(?: of)?|within)|<)\s*(?<most>${figure})${sided}`,
  ),
  pattern(String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?(?: of)?)|>)\s*(?<least>${figure})${sided}`),
  pattern(String.raw`\b(?<side>narrower|shallower|lower|shorter) than\s+(?<most>${figure})[\s-]*(?<unit>${unit})`),
  pattern(String.raw`\b(?<side>wider|deeper|higher|taller) than\s+(?<least>${figure})[\s-]*(?<unit>${unit})`),
];

/** Takes limits of width, depth and height out of a text, in inches: "under 36 inches wide" is `-36`. */
export function takeSizes(rest: Rest): Sizes {
  const sizes: Sizes = {};
  const note = ({ groups }: RegExpExecArray): boolean => {
    const { between, to, least, most, unit, side, bareSide }: Record<string, string | undefined> = { ...groups };
    const key = sides.get((side ?? bareSide ?? '').toLowerCase());
    const times = inchesIn.find(([begins]) => begins.test(unit ?? ''))?.[1] ?? 1;
    const [min, max] = [least, most].map((one) => (one === undefined ? undefined : Math.round(Number(one) * times * 100) / 100));
    const isRange = min !== undefined && max !== undefined;
    if (!key || sizes[key] || max === 0 || (isRange && (min > max || (between ?? to) === undefined))) return false;
    sizes[key] = `${min ?? ''}-${max ?? ''}`;
    return true;
  };
  for (const one of [range, ...limits]) while (rest.take(one, note));
  return sizes;
}
