import type { ProductCard } from '../../contract/catalog/catalog.ts';
import { colorFamilies, colorFamiliesOf } from './facets/colors.ts';
import { withoutNegations } from './query/negations.ts';
import { wordsOf } from './text/words.ts';

/** The colours a list asks for: chosen families and search words. */
export interface ColorWish {
  readonly color?: readonly string[] | undefined;
  readonly k?: string | undefined;
}

type Swatch = ProductCard['swatches'][number];

/**
 * Shows cards in the requested colour, if their products come in it (checklist: Lists 7): the first swatch of a chosen family, else the one
 * whose own words are in the text (`walnut desk`), else the first of a family the text names (`green velvet sofa`).
 */
export function inWishedColor({ color = [], k = '' }: ColorWish): (card: ProductCard) => ProductCard {
  const words = new Set(wordsOf(withoutNegations(k)));
  const named = Object.entries(colorFamilies).flatMap(([family, [label]]) => (words.has(label.toLowerCase()) ? [family] : []));
  const inFamily = (swatches: readonly Swatch[], families: readonly string[]) =>
    families.length > 0 ? swatches.find((swatch) => familiesOf(swatch).some((one) => families.includes(one))) : undefined;
  return (card) => {
    const { swatches, image } = card;
    const wished = inFamily(swatches, color) ?? mostOf(swatches, words) ?? inFamily(swatches, named);
    if (!wished?.imageUrl || wished === swatches[0] || !image) return card;
    const { focus: _, ...rest } = image;
    const shown = { ...rest, url: wished.imageUrl, ...(wished.focus && { focus: wished.focus }) };
    return { ...card, image: shown, variationId: wished.variationId };
  };
}

const familiesOf = ({ value, swatch }: Swatch): readonly string[] => colorFamiliesOf(value, swatch);

/** The swatch whose name shares the most words. */
function mostOf(swatches: readonly Swatch[], words: ReadonlySet<string>): Swatch | undefined {
  const having = ({ value }: Swatch) => wordsOf(value).filter((word) => words.has(word)).length;
  const [best] = swatches.toSorted((a, b) => having(b) - having(a));
  return best && having(best) > 0 ? best : undefined;
}
