import { guessRules } from './guess-rules.ts';
import type { Drawing, DrawingKind, DrawingMaterial } from './kinds.ts';
import { randomOf } from './random.ts';

/** What is known of a product without pictures. */
export interface ProductText {
  readonly name: string;
  /** Name or path of its category; may be empty. */
  readonly category: string;
  /** Style, features or description. */
  readonly style?: string;
}

/** Materials by the words that name them; the first that is found wins. */
const materialWords: readonly (readonly [RegExp, DrawingMaterial])[] = [
  [/\bboucl[eé]|sherpa|teddy|sheepskin/, 'boucle'],
  [/\bvelvet/, 'velvet'],
  [/leather|suede|\bhide\b/, 'leather'],
  [/\blinen|burlap|canvas|chambray/, 'linen'],
  [/\bwool|cashmere|\bfelt\b|knit|fleece/, 'wool'],
  [/\bjute|sisal|seagrass|hemp|\bcoir\b/, 'jute'],
  [/rattan|wicker|\bcane\b|bamboo|woven/, 'rattan'],
  [/cotton|percale|terry|muslin|denim|fabric|upholster|polyester|microfib/, 'cotton'],
  [/walnut|mahogany|rosewood|espresso|wenge|dark wood/, 'walnut'],
  [/\boak\b|\bpine\b|birch|\bash wood|beech|maple|acacia|teak|mango wood|\bwood|cedar|rubberwood|plywood/, 'oak'],
  [/\bpainted|lacquer|\bmdf\b/, 'painted'],
  [/\bbrass|gold(en)?\b|bronze|copper/, 'brass'],
  [/stainless|\bsteel|chrome|nickel|silver/, 'steel'],
  [/\biron\b|metal|alumini?um|\btin\b|zinc|enamel/, 'metal'],
  [/marble|travertine|granite|\bonyx/, 'marble'],
  [/concrete|cement|terrazzo/, 'concrete'],
  [/stoneware|earthenware|terracotta|\bclay\b|pottery/, 'stoneware'],
  [/ceramic|porcelain|bone china|glazed/, 'ceramic'],
  [/\bglass|crystal/, 'glass'],
  [/plastic|acrylic|resin|silicone|melamine|polypropylene|vinyl|rubber/, 'plastic'],
  [/\bpaper|cardboard/, 'paper'],
  [/\bwax\b|soy\b/, 'wax'],
];

/** Colours by the words that name them; a more telling word stands before a plainer one. */
const colorWords: readonly (readonly [RegExp, string])[] = [
  [/ivory|cream\b|off.?white|oatmeal/, '#ece3d2'],
  [/charcoal|graphite|anthracite|slate/, '#4a4b4d'],
  [/navy|indigo|midnight/, '#2b3d57'],
  [/teal|peacock|petrol/, '#2f6f70'],
  [/turquoise|aqua\b/, '#5aa6a3'],
  [/sage|eucalyptus/, '#9aa88f'],
  [/olive|moss/, '#73754a'],
  [/forest|emerald|hunter green|pine green/, '#2f5541'],
  [/mint\b/, '#b4cfbb'],
  [/mustard|ochre|saffron/, '#c6953a'],
  [/terracotta|rust\b|burnt orange|clay\b/, '#b5623f'],
  [/burgundy|wine red|maroon|oxblood/, '#6c2b33'],
  [/blush|rose\b|pink/, '#d9a8a0'],
  [/lavender|lilac/, '#b3a4c6'],
  [/purple|plum|violet|aubergine/, '#6a4a6b'],
  [/camel|cognac|caramel|tan\b/, '#b07a4c'],
  [/chocolate|brown|espresso|coffee\b/, '#6b4a36'],
  [/beige|sand\b|taupe|natural|greige|khaki/, '#cdbfa9'],
  [/gr[ae]y|silver|pewter/, '#9b9a96'],
  [/black|ebony|onyx/, '#2d2b29'],
  [/white|snow|pearl/, '#f2efe8'],
  [/gold(en)?\b|brass/, '#b8924a'],
  [/copper|bronze/, '#a9693f'],
  [/blue|denim/, '#54718f'],
  [/green/, '#5f7a58'],
  [/yellow|lemon/, '#dcb84f'],
  [/orange|apricot|coral/, '#d5824f'],
  [/\bred\b|crimson|scarlet|cherry/, '#a8392f'],
];

/** The colour a material has by itself. */
const ownColor: Record<DrawingMaterial, string> = {
  linen: '#d9cfbe',
  boucle: '#ece5d8',
  velvet: '#5b6b5c',
  leather: '#9a6240',
  wool: '#b9ad9b',
  cotton: '#e6ddcf',
  jute: '#c8ab7c',
  rattan: '#c99f66',
  oak: '#c9a06b',
  walnut: '#6b4630',
  painted: '#ece7dc',
  metal: '#3a3835',
  brass: '#b8924a',
  steel: '#b9bcbd',
  ceramic: '#e6e0d4',
  stoneware: '#c9bba6',
  glass: '#cfdcd8',
  marble: '#ece8e1',
  concrete: '#b3aea6',
  plastic: '#d8d2c7',
  paper: '#c9ab82',
  leaf: '#5c7350',
  wax: '#efe6d5',
};

/** Every colour and material a guess may come to. */
export const guessedColors: ReadonlySet<string> = new Set([...colorWords.map(([, color]) => color), ...Object.values(ownColor)]);
export const drawnMaterials: ReadonlySet<string> = new Set(Object.keys(ownColor));

const soft: ReadonlySet<DrawingMaterial> = new Set(['boucle', 'velvet', 'leather', 'linen', 'wool', 'cotton', 'jute']);
const wood: ReadonlySet<DrawingMaterial> = new Set([
  'oak',
  'walnut',
  'painted',
  'rattan',
  'metal',
  'steel',
  'brass',
  'marble',
  'glass',
  'concrete',
  'plastic',
]);

/** Whether a kind can be made of a material: a rug is not made of steel, nor a dresser of wool. */
function suits(kind: DrawingKind, usual: DrawingMaterial, material: DrawingMaterial): boolean {
  if (material === usual) return true;
  if (/chair|stool|bench|headboard|bed$|sofa|ottoman|sectional/.test(kind))
    return (
      soft.has(material) || ((kind.includes('chair') || kind === 'bench' || kind === 'bed' || kind === 'bar-stool') && wood.has(material))
    );
  if (soft.has(usual)) return soft.has(material);
  if (kind === 'parcel' || kind === 'bouquet') return false;
  return !soft.has(material);
}

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[_/>|,;:()]+/g, ' ')
    .replaceAll(/\s+/g, ' ')} `;

/** The leading part of a name, before what it comes with or is for: "Vase with oak stand" is a vase. */
const headOf = (name: string): string => name.split(/ (?:with|for|w\/|from|featuring|including) /)[0] ?? name;

/**
 * Picks a drawing for a product that has no picture of its own, from its words: kind by the name (its head first), then the
 * category, then the description; colour and material by their names. What nothing matches is drawn as a parcel. The same
 * text always gives the same drawing.
 */
export function guessDrawing(text: ProductText): Drawing {
  const [name, category, style] = [plain(text.name), plain(text.category), plain(text.style ?? '')];
  const rule = firstIn([headOf(name), name, category, style], guessRules);
  const [, kind, usual] = rule ?? [/$/, 'parcel' as const, 'paper' as const];
  const stated = firstIn([name, style], materialWords, ([, material]) => suits(kind, usual, material));
  const material = stated?.[1] ?? usual;
  const color = firstIn([name, style], colorWords);
  const fixed = kind === 'parcel' || material === 'brass' || (material === 'walnut' && color?.[0].test('espresso') === true);
  return {
    kind,
    view: 'main',
    color: fixed || color === undefined ? ownColor[material] : color[1],
    material,
    shape: Math.floor(randomOf(name)() * 6),
  };
}

/** The first entry whose words are in the first part that has any; imports ask this of every product, so that it stops there. */
function firstIn<Entry extends readonly [RegExp, ...unknown[]]>(
  parts: readonly string[],
  entries: readonly Entry[],
  fits: (entry: Entry) => boolean = () => true,
): Entry | undefined {
  for (const part of new Set(parts)) {
    const found = entries.find((entry) => entry[0].test(part) && fits(entry));
    if (found) return found;
  }
  return undefined;
}
