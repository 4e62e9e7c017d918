import type { Drawing, DrawingView } from '../../server/media/drawings/kinds.ts';
import type { SampleProduct } from '../product.ts';
import type { View } from '../studio/jobs.ts';
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
  /** In one of the studio's rooms. */
  inRoom?: boolean;
}

const views: readonly { view: View; alt: (named: string) => string }[] = [
  { view: 'angle', alt: (named) => `${named}, seen from an angle` },
  { view: 'detail', alt: (named) => `Close view of the ${named}` },
  { view: 'scale', alt: (named) => `${named} with its width and height marked` },
];

/**
 * The main picture in the first shape and colour, then in its other shapes, since the first picture that shows a choice stands for it; further
 * views of the first, then the main picture of every other colour, the measures, further views of the other colours, and last the rooms it stands in, each for the colour it
 * shows. A product is photographed in all its colours or drawn: photographs and
 * drawings of one thing do not go together. Only what cannot be measured on its photograph, a folded quilt, is measured on a drawing.
 */
export function picturesOf(product: SampleProduct, choices: readonly Choice[]): SamplePicture[] {
  const shapes = product.shapes ?? [{ name: '', add: 0, shape: product.drawing.shape }];
  const isPhotographed = product.colors.every((_, at) => photographOf(product.handle, 'main', at));
  // Choices that look the same (a pillow soft or firm) share a picture.
  const silhouettes = Map.groupBy(shapes.keys(), (shapeAt) => shapes[shapeAt]?.shape ?? product.drawing.shape);
  const mains = [...silhouettes].flatMap(([silhouette, shapesAt], at) =>
    product.colors.map((color, colorAt) => {
      const skus = choices.filter((choice) => shapesAt.includes(choice.shape) && choice.color === colorAt).map(({ sku }) => sku);
      const photograph = isPhotographed && photographOf(product.handle, 'main', colorAt, at > 0 ? silhouette : undefined);
      const named = shapesAt.length === 1 ? shapes[shapesAt[0] ?? 0]?.name : '';
      return {
        drawing: drawingOf(product, 'main', colorAt, silhouette),
        ...(photograph && { photograph }),
        alt: [product.name, color.name, named].filter(Boolean).join(', '),
        ...(skus.length < choices.length && { skus }),
      };
    }),
  );
  const ofSkus = (shown: readonly Choice[]) => shown.length < choices.length && { skus: shown.map(({ sku }) => sku) };
  const first = shapes[0]?.shape ?? product.drawing.shape;
  /** What shows a colour, and where it shows the form too, the first silhouette. */
  const inColor = (colorAt: number, anyForm: boolean) =>
    ofSkus(choices.filter(({ color, shape }) => color === colorAt && (anyForm || shapes[shape]?.shape === first)));
  const measured = measuredSizes(product);
  /** What has the measures that are marked: the first silhouette, in the size it was measured in. */
  const asMeasured = ofSkus(choices.filter(({ shape, size }) => shapes[shape]?.shape === first && measured.includes(size)));
  const furtherViews = (colorAt: number): SamplePicture[] =>
    views.flatMap(({ view, alt }) => {
      const photograph = isPhotographed && photographOf(product.handle, view, colorAt);
      const isDrawn = view === 'scale' && colorAt === 0;
      if (!photograph && !isDrawn) return [];
      const drawing = drawingOf(product, view === 'scale' ? view : 'main', colorAt, first);
      const skus = view === 'scale' ? asMeasured : inColor(colorAt, view === 'detail');
      return [{ drawing, alt: alt(product.name), ...(photograph && { photograph }), ...skus }];
    });
  const otherColors = isPhotographed ? [...product.colors.keys()].slice(1).flatMap(furtherViews) : [];
  const inRooms = isPhotographed ? inRoomsOf(product.handle) : [];
  const together = inRooms.map(({ color, ...photograph }) => ({
    drawing: drawingOf(product, 'main', color, first),
    photograph,
    alt: `${product.name} in a room`,
    inRoom: true,
    ...inColor(color, false),
  }));
  const isFirstColor = (at: number) => at % product.colors.length === 0;
  const [firsts, others] = [mains.filter((_, at) => isFirstColor(at)), mains.filter((_, at) => !isFirstColor(at))];
  const [measures, further] = [furtherViews(0).filter(isMeasured), furtherViews(0).filter((picture) => !isMeasured(picture))];
  return [...firsts, ...further, ...others, ...measures, ...otherColors, ...together];
}

const isMeasured = ({ drawing }: SamplePicture): boolean => drawing.view === 'scale';

/** Positions of the sizes that measure what the product does; all of them where its sizes are not given one by one. */
function measuredSizes({ sizes, size }: SampleProduct): number[] {
  const { width, depth, height } = size;
  const all = [...(sizes ?? [{ size }]).entries()];
  const same = all.filter(([, { size: own }]) => !own || (own.width === width && own.depth === depth && own.height === height));
  return (same.length > 0 ? same : all).map(([at]) => at);
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
