import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { Snapshot } from '../../server/media/index.ts';
import type { SampleProduct } from '../product.ts';
import { drawingOf } from './pictures.ts';
import { randomOf } from './random.ts';

/** A photo that comes with a review: the review's place in the record, and how it was taken. */
export interface SampleSnapshot {
  review: number;
  snapshot: Snapshot;
}

/** Fewer reviews than these, and photos among them would be many. */
const enoughReviews = 5;

/** Photos for a few of a product's reviews: happy buyers show what they have, in the colour they have it. */
export function snapshotsOf(product: SampleProduct, reviews: readonly ReviewRecord[]): SampleSnapshot[] {
  const random = randomOf(`snapshots ${product.handle}`);
  if (reviews.length < enoughReviews) return [];
  const shape = product.shapes?.[0]?.shape ?? product.drawing.shape;
  return reviews.flatMap(({ stars }, review) => {
    if (stars < 4 || !random.chance(0.14)) return [];
    const color = random.whole(0, product.colors.length - 1);
    const views = random.chance(0.35) ? (['angle', 'main'] as const) : ([random.pick(['angle', 'main'] as const)] as const);
    const light = random.pick(['morning', 'evening', 'dusk'] as const);
    return views.map((view) => ({
      review,
      snapshot: {
        drawing: drawingOf(product, view, color, shape),
        turn: random.whole(-20, 20) / 10,
        aside: random.whole(-3, 3) / 100,
        up: random.whole(-2, 3) / 100,
        light,
      },
    }));
  });
}
