import { own } from '../../../contract/values/own.ts';

/** Materials shoppers filter by, with the words that indicate each. */
const materials: Readonly<Record<string, readonly [label: string, words: string]>> = {
  wood: [
    'Wood',
    'wood hardwood oak walnut ash pine birch beech maple acacia teak poplar plywood mdf mango cedar rubberwood cherry mahogany eucalyptus veneer',
  ],
  metal: ['Metal', 'metal steel iron aluminum brass copper zinc bronze chrome nickel'],
  glass: ['Glass', 'glass crystal'],
  ceramic: ['Ceramic', 'ceramic stoneware porcelain terracotta earthenware clay'],
  stone: ['Stone', 'stone marble granite travertine slate limestone concrete quartz alabaster'],
  cotton: ['Cotton', 'cotton canvas denim percale sateen flannel'],
  linen: ['Linen', 'linen flax'],
  wool: ['Wool', 'wool mohair cashmere alpaca lambswool sheepskin'],
  silk: ['Silk', 'silk viscose'],
  synthetic: ['Polyester & synthetics', 'polyester nylon microfiber polypropylene olefin acrylic'],
  velvet: ['Velvet', 'velvet'],
  leather: ['Leather', 'leather suede'],
  rattan: ['Rattan & wicker', 'rattan wicker cane willow'],
  bamboo: ['Bamboo', 'bamboo'],
  jute: ['Jute & seagrass', 'jute seagrass sisal hemp'],
  plastic: ['Plastic & resin', 'plastic resin silicone melamine'],
  paper: ['Paper', 'paper cardboard parchment'],
  down: ['Down & feather', 'down feather'],
  foam: ['Foam & latex', 'foam latex'],
  wax: ['Wax', 'wax soy beeswax'],
};

const ofWord = new Map(Object.entries(materials).flatMap(([value, [, words]]) => words.split(' ').map((word) => [word, value])));

/** The material that a word indicates, as a facet value; undefined for other words. */
export const materialOf = (word: string): string | undefined => ofWord.get(word);

/** All words that indicate a material. */
export const materialWords: readonly string[] = [...ofWord.keys()];

/** Labels of specifications that name materials. */
const telling = /material|frame|pile|weave|^top|^base|shade|fabric|upholster|fill|body|shell|blade/i;

/** A product's materials as value and label, from its specifications, else from its name. */
export function materialsOf(specifications: readonly { label: string; values: readonly string[] }[], name: string): [string, string][] {
  const told = specifications.filter(({ label }) => telling.test(label)).flatMap(({ values }) => values);
  const found = told.length > 0 ? materialsIn(told.join(' ')) : materialsIn(name);
  return found.map((value) => [value, own(materials, value)?.[0] ?? value]);
}

/** A down alternative is no down, faux leather no leather. */
const denied = /\b(?:faux|vegan|imitation|artificial)[ -][a-z]+|\b[a-z]+(?:[ -]alternative|-look|-effect|-free)\b/g;

function materialsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .replace(denied, ' ')
        .split(/[^a-z]+/)
        .flatMap((word) => ofWord.get(word) ?? ofWord.get(word.replace(/s$/, '')) ?? []),
    ),
  ];
}
