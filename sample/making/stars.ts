import type { Random } from './random.ts';

/** Even a popular product disappoints a buyer now and then. */
const disappointed = 0.05;

/** `count` ratings of 1 to 5 with a mean as close to `rating` as whole stars allow, distributed realistically. */
export function starsAround(rating: number, count: number, random: Random): number[] {
  const stars = Array.from({ length: count }, () => {
    if (random.chance(disappointed)) return random.whole(1, 2);
    const spread = (random.next() + random.next() + random.next() - 1.5) * 1.6;
    return Math.min(5, Math.max(1, Math.round(rating + spread)));
  });
  const target = Math.round(rating * count);
  let missing = target - stars.reduce((sum, each) => sum + each, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const at = random.whole(0, count - 1);
    const moved = (stars[at] ?? 0) + step;
    if (moved < 1 || moved > 5) continue;
    stars[at] = moved;
    missing -= step;
  }
  return stars;
}
