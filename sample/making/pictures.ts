import type { Drawing, DrawingView } from '../../server/media/drawings/kinds.ts';
import type { SampleProduct } from '../product.ts';
import { inRoomsOf, type PhotographFile, photographOf } from '../studio/photographs.ts';
import type { Choice } from './choices.ts';

/** A picture of the sample catalogue before it is drawn. */
export interface SamplePicture {
  drawing: Drawing;
  /** The studio's, in the drawing's place. */
  photograph?: PhotographFile;
  alt: string;
  /** SKUs it shows; none means all. */
  skus?: string[];
}

const views: readonly { view: DrawingView; alt: (named: string) => string }[] = [
  { view: 'angle', alt: (named) => `${named}, seen from an angle` },
  { view: 'detail', alt: (named) => `Close view of the ${named}` },
  { view: 'scale', alt: (named) => `${named} with its width and height marked` },
];

/**
 * The main picture in the first shape and colour, three further views of it, then the main picture of every other one. A product
 * photographed in all its colours shows the photographs (the studio takes the first shape); further views it has no photograph of are
 * left out then, but for the one with the measures: photographs and drawings of one thing do not go together. Last come the rooms it stands
 * in, each for the colour it has there.
 */
export function picturesOf(product: SampleProduct, choices: readonly Choice[]): SamplePicture[] {
  const shapes = product.shapes ?? [{ name: '', add: 0, shape: product.drawing.shape }];
  const isPhotographed = product.colors.every((_, at) => photographOf(product.handle, 'main', at));
  const mains = shapes.flatMap((shape, shapeAt) =>
    product.colors.map((color, colorAt) => {
      const skus = choices.filter((choice) => choice.shape === shapeAt && choice.color === colorAt).map(({ sku }) => sku);
      const photograph = isPhotographed && shapeAt === 0 && photographOf(product.handle, 'main', colorAt);
      return {
        drawing: drawingOf(product, 'main', colorAt, shape.shape),
        ...(photograph && { photograph }),
        alt: [product.name, color.name, shape.name].filter(Boolean).join(', '),
        ...(skus.length < choices.length && { skus }),
      };
    }),
  );
  const furtherViews = views.flatMap(({ view, alt }) => {
    const photograph = isPhotographed && view !== 'scale' && photographOf(product.handle, view, 0);
    if (isPhotographed && !photograph && view !== 'scale') return [];
    const drawing = drawingOf(product, view, 0, shapes[0]?.shape ?? product.drawing.shape);
    return [{ drawing, ...(photograph && { photograph }), alt: alt(product.name) }];
  });
  const inRooms = isPhotographed ? inRoomsOf(product.handle) : [];
  const together = inRooms.map(({ color, ...photograph }) => ({
    drawing: drawingOf(product, 'angle', color, shapes[0]?.shape ?? product.drawing.shape),
    photograph,
    alt: `${product.name} in a room`,
    ...(product.colors.length > 1 && { skus: choices.filter((choice) => choice.color === color).map(({ sku }) => sku) }),
  }));
  return [...mains.slice(0, 1), ...furtherViews, ...mains.slice(1), ...together];
}

/** How the studio is to draw a product in one of its colours. */
export function drawingOf(product: SampleProduct, view: DrawingView, colorAt: number, shape: number): Drawing {
  const color = product.colors[colorAt];
  if (!color) throw new Error(`${product.handle} has no colour ${colorAt}`);
  const accent = color.accent ?? product.drawing.accent;
  return {
    kind: product.drawing.kind,
    view,
    color: color.hex,
    material: color.material ?? product.drawing.material,
    ...(accent && { accent }),
    shape,
    size: product.size,
  };
}
