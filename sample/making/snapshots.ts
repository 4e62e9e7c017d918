import type { ReviewRecord } from '../../server/catalog/import/record.ts';
import type { Snapshot } from '../../server/media/index.ts';
import type { SampleProduct } from '../product.ts';
import { inRoomsOf, inScenesOf, type PhotographFile, photographOf } from '../studio/photographs.ts';
import { type Random, randomOf } from './random.ts';

/** A photo that comes with a review: the review's place in the record, and how it was taken. */
export interface SampleSnapshot {
  review: number;
  snapshot: Snapshot;
}

/** Where a snapshot is taken from: a photograph, and where in it the product is. */
type Motif = Pick<Snapshot, 'photograph' | 'x' | 'y'>;

/** Fewer reviews than these, and photos among them would be many. */
const enoughReviews = 5;

/** Photos for a few of a product's reviews: happy buyers show what they have. No two are taken from the same place. */
export function snapshotsOf(product: SampleProduct, reviews: readonly ReviewRecord[]): SampleSnapshot[] {
  const random = randomOf(`snapshots ${product.handle}`);
  if (reviews.length < enoughReviews) return [];
  const motifs = motifsOf(product, random);
  return reviews.flatMap(({ stars }, review) => {
    if (stars < 4 || !random.chance(0.14)) return [];
    return motifs.splice(0, random.chance(0.35) ? 2 : 1).map((motif) => ({ review, snapshot: taken(motif, random) }));
  });
}

/** In rooms and close by, in chance order. */
function motifsOf({ handle, colors }: SampleProduct, random: Random): Motif[] {
  const middle = (photograph: PhotographFile): Motif => ({ photograph, x: 0.5, y: 0.5 });
  const rooms = [
    ...inScenesOf(handle).map(({ x, y, ...photograph }) => ({ photograph, x, y })),
    ...inRoomsOf(handle).map(({ color: _, ...photograph }) => middle(photograph)),
  ];
  const near = colors.flatMap((_, color) =>
    (['angle', 'detail', 'main'] as const).flatMap((view) => {
      const photograph = photographOf(handle, view, color);
      return photograph ? [middle(photograph)] : [];
    }),
  );
  // Rooms are drawn for twice.
  return [...new Set(random.shuffled([...rooms, ...rooms, ...near]))];
}

function taken({ photograph, x, y }: Motif, random: Random): Snapshot {
  return {
    photograph,
    x: x + random.whole(-4, 4) / 100,
    y: y + random.whole(-4, 4) / 100,
    share: random.whole(66, 90) / 100,
    across: random.chance(0.5),
    turn: random.whole(-20, 20) / 10,
    light: random.pick(['morning', 'noon', 'evening', 'dusk'] as const),
  };
}
