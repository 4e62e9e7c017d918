import type { Stage } from './stage.ts';
import type { Skin } from './studio.ts';

/** How a piece stands: splayed round legs, straight square ones, short blocks, a metal sled or a plinth. */
export type LegStyle = 'splayed' | 'square' | 'round' | 'block' | 'sled' | 'plinth' | 'hairpin';

export interface Standing {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly skin: Skin;
  /** Distance of the legs from the corners. */
  readonly inset?: number;
  /** Thickness in inches. */
  readonly thick?: number;
  readonly x?: number;
  readonly z?: number;
}

/** Puts legs under a piece of the given footprint. */
export function stand(stage: Stage, style: LegStyle, standing: Standing): void {
  const { width, depth, height, skin, inset = Math.min(width, depth) * 0.08, thick = 1.6, x = 0, z = 0 } = standing;
  if (style === 'plinth') {
    stage.box({ x, z, w: width - inset * 2, h: height, d: depth - inset * 2 }, skin, { shade: -0.06 });
    return;
  }
  if (style === 'sled') {
    for (const side of [-1, 1]) {
      const at = x + side * (width / 2 - inset);
      const [back, front] = [z - depth / 2 + inset, z + depth / 2 - inset];
      stage.tube(
        [
          [at, height, back],
          [at, thick * 0.4, back],
          [at, thick * 0.4, front],
          [at, height, front],
        ],
        thick * 0.4,
        skin,
      );
    }
    return;
  }
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const [px, pz] = [x + sx * (width / 2 - inset), z + sz * (depth / 2 - inset)];
      if (style === 'square') stage.box({ x: px, z: pz, w: thick, h: height, d: thick }, skin, { grain: 'y' });
      else if (style === 'block') stage.box({ x: px, z: pz, w: thick * 1.8, h: height, d: thick * 1.8 }, skin, { shade: -0.03 });
      else if (style === 'round') stage.rod([px, height, pz], [px, 0, pz], thick * 0.6, thick * 0.5, skin);
      else if (style === 'hairpin') {
        const spread = Math.min(3, width * 0.06);
        stage.tube(
          [
            [px - spread, height, pz],
            [px + sx * 1.5, 0.3, pz + sz],
            [px + spread, height, pz],
          ],
          0.3,
          skin,
        );
      } else {
        const splay = height * 0.16;
        stage.rod(
          [px - sx * splay * 0.4, height, pz - sz * splay * 0.4],
          [px + sx * splay * 0.6, 0, pz + sz * splay * 0.6],
          thick * 0.75,
          thick * 0.42,
          skin,
        );
      }
    }
}
