import type { SampleProduct } from '../product.ts';
import type { View } from '../studio/jobs.ts';
import { inRoomsOf, type PhotographFile, photographOf } from '../studio/photographs.ts';
import type { Choice } from './choices.ts';
import { isPhotographed } from './specifications.ts';

/** A photograph of a product and what it shows. */
export interface SamplePicture {
  photograph: PhotographFile;
  alt: string;
  /** SKUs it shows; none means all. */
  skus?: string[];
  /** The product with its measures, or in one of the studio's rooms. */
  view?: 'scale' | 'room';
}

const views: readonly { view: View; alt: (named: string) => string }[] = [
  { view: 'angle', alt: (named) => `${named}, seen from an angle` },
  { view: 'detail', alt: (named) => `Close view of the ${named}` },
];

/**
 * Orders a product's pictures: the main one in the first shape and colour, then in its other shapes, since the first picture showing a
 * choice represents it; further views of the first; the main picture of every other colour; the measures; further views of the other
 * colours; rooms last, each for the colour it shows. What cannot be measured on its photograph, a folded quilt, has no picture of measures.
 */
export function picturesOf(product: SampleProduct, choices: readonly Choice[]): SamplePicture[] {
  const { handle, name, colors, look } = product;
  const shapes = product.shapes ?? [{ name: '', add: 0, shape: look.shape }];
  const first = shapes[0]?.shape ?? look.shape;
  const ofSkus = (shown: readonly Choice[]) => shown.length < choices.length && { skus: shown.map(({ sku }) => sku) };
  // Choices that look alike (a soft or firm pillow) share a picture.
  const silhouettes = Map.groupBy(shapes.keys(), (shapeAt) => shapes[shapeAt]?.shape ?? look.shape);
  const mains = [...silhouettes].flatMap(([silhouette, shapesAt], at) =>
    colors.flatMap((color, colorAt): SamplePicture[] => {
      const photograph = photographOf(handle, 'main', colorAt, at > 0 ? silhouette : undefined);
      if (!photograph) return [];
      const named = shapesAt.length === 1 ? shapes[shapesAt[0] ?? 0]?.name : '';
      const shown = choices.filter((choice) => shapesAt.includes(choice.shape) && choice.color === colorAt);
      return [{ photograph, alt: [name, color.name, named].filter(Boolean).join(', '), ...ofSkus(shown) }];
    }),
  );
  /** What shows a colour and, where it shows the form too, the first silhouette. */
  const inColor = (colorAt: number, anyForm: boolean) =>
    ofSkus(choices.filter(({ color, shape }) => color === colorAt && (anyForm || shapes[shape]?.shape === first)));
  const furtherViews = (colorAt: number): SamplePicture[] =>
    views.flatMap(({ view, alt }) => {
      const photograph = photographOf(handle, view, colorAt);
      return photograph ? [{ photograph, alt: alt(name), ...inColor(colorAt, view === 'detail') }] : [];
    });
  const measured = measuredSizes(product);
  const scale = photographOf(handle, 'scale', 0);
  const measures = scale && {
    photograph: scale,
    alt: `${name} with its width and height marked`,
    view: 'scale' as const,
    // What has the drawn measures: the first silhouette, in the size measured.
    ...ofSkus(choices.filter(({ shape, size }) => shapes[shape]?.shape === first && measured.includes(size))),
  };
  const inRooms = inRoomsOf(handle).map(({ color, spot: _, ...photograph }) => ({
    photograph,
    alt: `${name} in a room`,
    view: 'room' as const,
    ...inColor(color, false),
  }));
  const isFirstColor = (at: number) => at % colors.length === 0;
  return [
    ...mains.filter((_, at) => isFirstColor(at)),
    ...furtherViews(0),
    ...mains.filter((_, at) => !isFirstColor(at)),
    ...(measures ? [measures] : []),
    ...[...colors.keys()].slice(1).flatMap(furtherViews),
    ...inRooms,
  ];
}

/** Positions of the sizes that measure what the product does; all of them where its sizes are not given one by one. */
function measuredSizes(product: SampleProduct): number[] {
  const { sizes, size } = product;
  const { width, depth, height } = size;
  const all = [...(sizes ?? [{ size }]).entries()];
  const same = all.filter(([, { size: own }]) => !own || (own.width === width && own.depth === depth && own.height === height));
  const found = (same.length > 0 ? same : all).map(([at]) => at);
  const photographed = found.filter((at) => isPhotographed(product, at));
  return photographed.length > 0 ? photographed : found;
}
