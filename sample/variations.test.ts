import { describe, expect, it } from 'vitest';
import { dimensionsOf } from '../contract/values/dimensions.ts';
import { buildSample } from './build.ts';
import { products } from './catalogue/index.ts';
import { measures } from './catalogue/measures.ts';
import { choicesOf } from './making/choices.ts';

const records = new Map(buildSample().map(({ record }) => [record.handle, record]));

/** Every choice of every product with sizes, with its lines as its page shows them. */
const choices = products
  .filter(({ sizes }) => sizes)
  .flatMap((product) => {
    const record = records.get(product.handle);
    return choicesOf(product).map((choice) => {
      const variation = record?.variations.find(({ sku }) => sku === choice.sku);
      const own = variation?.specifications ?? [];
      const common = record?.specifications?.filter(({ label }) => !own.some((row) => row.label === label)) ?? [];
      const weight = variation?.weightGrams ? [{ label: 'Weight', values: [`${Math.round(variation.weightGrams / 453.592)} lb`] }] : [];
      const lines = [...common.filter(({ label }) => label !== 'Weight'), ...own, ...weight];
      return { product, choice, variation, own, lines: lines.map(({ label, values }) => `${label}: ${values.join(', ')}`) };
    });
  });

/** The figures of a text as lengths in inches and as what they are counted in. */
function figuresOf(text: string): string[] {
  const found: string[] = [];
  let left = text.replace(/(\d+)'(\d+)"/g, (_, feet, inches) => {
    found.push(`${Number(feet) * 12 + Number(inches)} in`);
    return ' ';
  });
  left = left.replace(/([\d.]+)(?: |-)?(?:ft|'|′)(?![a-z])/g, (_, feet) => {
    found.push(`${Number(feet) * 12} in`);
    return ' ';
  });
  // `16 × 20 in`: the unit of the last counts for all.
  left = left.replace(/([\d.]+)( × )(?=[\d.]+ in\b)/g, '$1 in$2');
  left = left.replace(/([\d.]+)(?: in\b|"|″)/g, (_, inches) => {
    found.push(`${Number(inches)} in`);
    return ' ';
  });
  for (const [figure] of left.matchAll(/\d[\d.]*/g)) found.push(String(Number(figure)));
  return found;
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const tens = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
]);

/** A text with number words as digits and long units as short ones: `Forty-five inches` → `45 in`. */
const asFigures = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /\b(twenty|thirty|forty|fifty)(?:-(\w+))?\b/g,
      (_, ten, one = '') => `${(tens.get(ten) ?? 0) + Math.max(0, numbers.indexOf(one) + 1)}`,
    )
    .replace(/\b[a-z]+\b/g, (word) => (numbers.includes(word) ? String(numbers.indexOf(word) + 1) : word))
    .replace(/[ -](?:inch(?:es)?)\b/g, ' in')
    .replace(/[ -](?:foot|feet)\b/g, ' ft');

/** The measures of a text: lengths, weights, and counts with each word they may count (`15 bulb`). */
function measuresOf(text: string): string[] {
  const weights: string[] = [];
  const rest = asFigures(text).replace(/([\d.]+)[ -](?:lb|pounds?)\b/g, (_, pounds) => {
    weights.push(`${Number(pounds)} lb`);
    return ' ';
  });
  const words = [...rest.matchAll(/[a-z]{4,}/g)].map(([word]) => word.replace(/s$/, ''));
  const counted = figuresOf(rest).flatMap((figure) => (figure.endsWith(' in') ? [figure] : words.map((word) => `${figure} ${word}`)));
  return [...weights, ...counted];
}

/** The sentences of a description, and the highlights. */
const sentencesOf = (description: string, highlights: readonly string[]): string[] => [
  ...description.replace(/<[^>]+>/g, ' ').split(/(?<=[.!?])\s+/),
  ...highlights,
];

describe('[§3 product] sizes of the sample catalogue', () => {
  it('has what a size says in the lines of its variation', () => {
    const silent = choices.flatMap(({ choice, lines }) => {
      const said = new Set(lines.flatMap(figuresOf));
      const missing = Object.entries(choice.options)
        .filter(([name]) => name !== 'Color')
        .flatMap(([, value]) => figuresOf(value))
        .filter((figure) => !said.has(figure));
      return missing.length > 0 ? [`${choice.sku} ${Object.values(choice.options).join(' / ')}: ${missing.join(', ')}`] : [];
    });
    expect(silent).toEqual([]);
  });

  it('is described without a measure that only some of its sizes have, unless the sentence names those sizes', () => {
    const wrong = products
      .filter(({ sizes = [] }) => sizes.length > 1)
      .flatMap(({ handle, sizes = [], description, highlights }) => {
        const own = choices.filter(({ product, choice }) => product.handle === handle && choice.color === 0);
        const figuresOfSize = sizes.map(({ name }, index) => {
          const lines = own.filter(({ choice }) => choice.size === index).flatMap((choice) => choice.lines);
          return {
            named: new Set(measuresOf(name)),
            has: new Set([name, ...lines].flatMap((line) => measuresOf(line))),
          };
        });
        return sentencesOf(description, highlights)
          .filter((sentence) => {
            const said = measuresOf(sentence);
            return said.some((figure) => {
              const having = figuresOfSize.filter(({ has }) => has.has(figure));
              if (having.length === 0 || having.length === figuresOfSize.length) return false;
              // A size is named by another figure than the measure itself; or there is a figure for each size.
              const isNamed = having.some(({ named }) => !named.has(figure) && said.some((other) => named.has(other)));
              const isComplete = figuresOfSize.every(
                ({ named, has }) => said.some((other) => named.has(other) || (other !== figure && has.has(other))) || has.has(figure),
              );
              return !isNamed && !isComplete;
            });
          })
          .map((sentence) => `${handle}: ${sentence}`);
      });
    expect(wrong).toEqual([]);
  });

  it('tells any two sizes of a shape apart by a line of their own', () => {
    const alike = products
      .filter(({ sizes }) => sizes)
      .flatMap(({ handle }) => {
        const own = choices.filter(({ product, choice }) => product.handle === handle && choice.color === 0);
        const told = own.map(({ choice, lines }) => `${choice.options.Shape}: ${lines.join(' | ')}`);
        return new Set(told).size === told.length ? [] : [handle];
      });
    expect(alike).toEqual([]);
  });

  it('has the measures of its size where a line of dimensions names them', () => {
    const wrong = choices.flatMap(({ product, choice, own }) => {
      const size = product.sizes?.[choice.size]?.size;
      const line = own.find(({ label }) => label === 'Dimensions')?.values[0];
      const given = measures[product.handle];
      const isGiven = [
        'Dimensions' in (given?.[choice.options.Size ?? ''] ?? {}),
        given?.[`${choice.options.Shape} / ${choice.options.Size}`],
      ].some(Boolean);
      if (!size || !line || isGiven) return [];
      const { width, depth } = dimensionsOf(line);
      // Rugs are named with their shorter side first, whichever way they lie.
      const sorted = (one: number, other: number) => [one, other].sort((a, b) => a - b).join(' × ');
      return width !== null && depth !== null && sorted(width, depth) !== sorted(size.width, size.depth) ? [`${choice.sku}: ${line}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has only measures above nothing, and heavier sizes where they are larger', () => {
    expect(
      products.flatMap(({ handle, sizes = [] }) =>
        sizes.filter(({ size }) => size && Math.min(size.width, size.depth, size.height) <= 0).map(() => handle),
      ),
    ).toEqual([]);
    const marlow = choices.filter(({ product, choice }) => product.handle === 'marlow-track-arm-sofa' && choice.color === 0);
    const weights = marlow.map(({ variation }) => variation?.weightGrams ?? 0);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(3);
  });

  it('gives measures to products and sizes that exist', () => {
    const all = new Set(products.flatMap(({ sizes = [] }) => sizes.map(({ name }) => name)));
    const unknown = Object.entries(measures).flatMap(([handle, sizes]) => {
      const product = products.find((one) => one.handle === handle);
      const shapes = product?.shapes?.map(({ name }) => name) ?? [];
      const own = new Set(shapes.flatMap((shape) => (product?.sizes ?? []).map(({ name }) => `${shape} / ${name}`)));
      // Tables that products share, such as of sheets, name sizes that not all of them have.
      return product ? Object.keys(sizes).filter((key) => !own.has(key) && !all.has(key) && !shapes.includes(key)) : [handle];
    });
    expect(unknown).toEqual([]);
  });
});
