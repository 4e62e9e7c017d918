import { keysOf } from '../../../contract/values/keys.ts';

/** The colour families shoppers filter by. Products use hundreds of names: "Harbor blue" belongs to blue. */
export const colorFamilies = {
  white: ['White', '#ffffff', 'white chalk snowy milk rice limewash plaster porcelain alabaster whitewash whitewashed opal pearl cloud'],
  cream: ['Cream', '#f3e9d2', 'cream ivory bone ecru linen oat oatmeal natural undyed unbleached flax champagne buff butter birch'],
  beige: ['Beige', '#d8c3a5', 'beige sand sandstone tan khaki wheat straw camel putty mushroom taupe fawn kraft travertine jute seagrass'],
  brown: [
    'Brown',
    '#7b4f2e',
    'brown walnut oak espresso cognac chestnut tobacco bark peat cherry teak acacia maple beech pine ash cedar bamboo driftwood honey rosewood earth leather rattan cane wood',
  ],
  gray: ['Gray', '#8d8f91', 'gray grey slate charcoal fog graphite stone smoke smoked dove mist storm pebble silver heather felt concrete'],
  black: ['Black', '#1c1c1c', 'black ink soot tar coal ebonized nero iron blackened onyx'],
  red: ['Red', '#b3282d', 'red oxblood garnet brick crimson ruby cranberry madder tomato signal barn poppy'],
  orange: ['Orange', '#d2691e', 'orange rust clay terracotta persimmon apricot peach ember fox copper coral'],
  yellow: ['Yellow', '#e3b23c', 'yellow ochre mustard marigold saffron amber lemon'],
  green: [
    'Green',
    '#5f7d58',
    'green sage moss forest olive juniper spruce fern mint eucalyptus celadon emerald loden lichen fir bottle leaf seaglass',
  ],
  teal: ['Teal', '#1f7a78', 'teal turquoise aqua lagoon'],
  blue: ['Blue', '#34568b', 'blue navy denim indigo sky midnight harbor lake sea dusk delft loch haint'],
  purple: ['Purple', '#6d4c7d', 'purple plum mauve mulberry aubergine lavender lilac heliotrope'],
  pink: ['Pink', '#e3a6a1', 'pink blush rose berry'],
  gold: ['Gold', '#c9a44c', 'gold brass bronze'],
  metal: ['Steel & chrome', '#b9bcc0', 'chrome nickel steel stainless zinc galvanized aluminum pewter'],
  clear: ['Clear', 'transparent', 'clear glass'],
  multi: ['Multicolor', 'linear-gradient(135deg,#b3282d,#e3b23c,#34568b)', 'multi multicolor rainbow confetti mix mixed'],
} as const satisfies Record<string, readonly [label: string, swatch: string, words: string]>;
export type ColorFamily = keyof typeof colorFamilies;

const familyOfWord = new Map(keysOf(colorFamilies).flatMap((family) => colorFamilies[family][2].split(' ').map((word) => [word, family])));

/** Words for the colour of a wood that also name another: that of needles, or of ashes. */
const otherColorOf = new Map<string, ColorFamily>([
  ['pine', 'green'],
  ['cedar', 'green'],
  ['ash', 'gray'],
]);

/**
 * The families of a colour, by its name, else by its `#rrggbb`; empty when neither tells. `Forest and gold` has two; a `Pine` that looks green is
 * green, not brown.
 */
export function colorFamiliesOf(name: string, hex: string | null): ColorFamily[] {
  const words = name.toLowerCase().split(/[^a-z]+/);
  // In "slate blue" the last word is the colour and the first its shade, unless they are joined by "and".
  const parts = / and | with |,| on /.test(name.toLowerCase()) ? words : words.slice().reverse();
  const seen = hex && familyOfHex(hex);
  const named = parts.flatMap((word) => (seen && otherColorOf.get(word) === seen ? seen : (familyOfWord.get(word) ?? [])));
  // "Black oak" is black, but black walnut is a species.
  if (parts !== words && named[0] === 'brown' && named[1] === 'black' && !words.includes('walnut')) return ['black'];
  if (named.length > 0) return parts === words ? [...new Set(named)] : named.slice(0, 1);
  return seen ? [seen] : [];
}

/** By hue, saturation and lightness. */
function familyOfHex(hex: string): ColorFamily | null {
  const [r, g, b] = (/^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? []).map((part) => Number.parseInt(part, 16) / 255);
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) return null;
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const light = (most + least) / 2;
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1));
  if (light < 0.12) return 'black';
  if (light > 0.94) return 'white';
  if (saturation < 0.12) return 'gray';
  const turn = most === r ? ((g - b) / (most - least)) % 6 : most === g ? (b - r) / (most - least) + 2 : (r - g) / (most - least) + 4;
  const hue = (turn * 60 + 360) % 360;
  if (hue < 50 && saturation < 0.5) return light > 0.8 ? 'cream' : light > 0.6 ? 'beige' : 'brown';
  const families: readonly [ColorFamily, number][] = [
    ['red', 14],
    ['orange', 38],
    ['yellow', 65],
    ['green', 165],
    ['teal', 195],
    ['blue', 250],
    ['purple', 300],
    ['pink', 345],
  ];
  return families.find(([, to]) => hue < to)?.[0] ?? 'red';
}
