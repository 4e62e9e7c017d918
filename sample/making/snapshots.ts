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

/** The source of a snapshot: a photograph, the product's place in it, and its colour (index in `colors`) if known. */
type Motif = Pick<Snapshot, 'photograph' | 'x' | 'y'> & { color: number | undefined };

/** With fewer reviews, photos would be too frequent. */
const enoughReviews = 5;
/** One buyer in seven adds photos, but of hundreds of reviews no more than of this many. */
const enoughPhotos = 30;

/** Photos for a few of a product's reviews: happy buyers show it in one colour, the one they mention. No two come from the same place. */
export function snapshotsOf(product: SampleProduct, reviews: readonly ReviewRecord[]): SampleSnapshot[] {
  const random = randomOf(`snapshots ${product.handle}`);
  if (reviews.length < enoughReviews) return [];
  const left = new Set(motifsOf(product, random));
  const share = 0.14 * Math.min(1, enoughPhotos / reviews.length);
  return reviews.flatMap(({ stars, text }, review) => {
    if (stars < 4 || !random.chance(share)) return [];
    const spokenOf = product.colors.findIndex(({ name }) => text.includes(name));
    const first = [...left].find(({ color }) => spokenOf < 0 || color === spokenOf);
    if (!first) return [];
    const second = [...left].find((other) => other !== first && other.color === first.color && first.color !== undefined);
    const shown = second && random.chance(0.35) ? [first, second] : [first];
    for (const motif of shown) left.delete(motif);
    return shown.map((motif) => ({ review, snapshot: taken(motif, random) }));
  });
}

/** A product closer to the edge than this share would be cut off. */
const edge = 0.12;
const isWhole = ({ x, y }: { x: number; y: number }) => Math.min(x, y, 1 - x, 1 - y) > edge;

/** Room and close-up sources, shuffled. */
function motifsOf({ handle, colors }: SampleProduct, random: Random): Motif[] {
  const motif = ({ color, x, y, file, width, height, tint }: PhotographFile & Omit<Motif, 'photograph'>): Motif => {
    return { photograph: { file, width, height, tint }, x, y, color };
  };
  const middle = { x: 0.5, y: 0.5 };
  const squares = inRoomsOf(handle).flatMap((cut) => (cut.spot ? [{ ...cut, ...cut.spot }] : []));
  const rooms = [...inScenesOf(handle), ...squares].filter(isWhole).map(motif);
  const near = colors.flatMap((_, color) =>
    (['angle', 'detail', 'main'] as const).flatMap((view) => {
      const photograph = photographOf(handle, view, color);
      return photograph ? [motif({ ...photograph, ...middle, color })] : [];
    }),
  );
  // Rooms are twice as likely.
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
