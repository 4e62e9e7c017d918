import { tone } from './color.ts';
import type { Face } from './face.ts';
import { type Door, drawer, handle, handleOf } from './fronts.ts';
import { type LegStyle, stand } from './legs.ts';
import type { Stage } from './stage.ts';
import type { Ink } from './studio.ts';
import { footSkin } from './table-parts.ts';

interface Carcass {
  readonly legs: LegStyle;
  readonly legHeight: number;
  readonly overhang?: number;
  readonly front: (face: Face) => string;
}

/** A closed piece: legs, body with its front, top board. */
export function carcass(stage: Stage, ink: Ink, { legs, legHeight, overhang = 0.5, front }: Carcass): void {
  const { width, depth, height } = stage.extent;
  stand(stage, legs, {
    width,
    depth,
    height: legHeight,
    skin: legs === 'plinth' ? ink.main : footSkin(ink),
    inset: legs === 'plinth' ? 0.8 : 2,
    thick: 1.6,
  });
  stage.box({ y: legHeight, w: width - overhang, h: height - legHeight - 1, d: depth - overhang }, ink.main, { front });
  stage.box({ y: height - 1, w: width, h: 1, d: depth }, ink.main, { round: 1.6 });
}

const feet: readonly (readonly [LegStyle, number])[] = [
  ['splayed', 6],
  ['square', 5],
  ['plinth', 2],
  ['sled', 6],
  ['block', 2.6],
  ['round', 7],
];

export const doors: readonly Door[] = ['slatted', 'plain', 'fluted', 'cane', 'shaker', 'glass'];

export const standing = (ink: Ink): readonly [LegStyle, number] => feet[ink.variant(6)] ?? ['square', 5];

/** An open compartment with a drawer under or over it. */
export function openOver(ink: Ink, face: Face, drawerOnTop: boolean): string {
  const half = face.height * 0.46;
  const v = drawerOnTop ? 0.7 : face.height - half - 0.7;
  const opening = drawerOnTop ? face.height - half * 1 - 0.4 : 0.8;
  return (
    niche(ink, face, 0.8, drawerOnTop ? half + 1.2 : opening, face.width - 1.6, face.height - half - 2.2) +
    drawer(ink, face, 0.8, v, face.width - 1.6, half) +
    handle(ink, face, face.width / 2, v + half / 2, 5)
  );
}

/** A shadowed opening one can look into: back, cheek, floor. */
export function niche(ink: Ink, face: Face, u: number, v: number, width: number, height: number): string {
  const color = ink.main.color;
  const hollow = ink.linear(
    [
      [0, tone(color, -0.36)],
      [0.5, tone(color, -0.25)],
      [1, tone(color, -0.16)],
    ],
    [0, 0, 0.5, 1],
  );
  const floor = face.rect(u, v + height * 0.84, width, height * 0.16);
  return `<path d="${face.rect(u, v, width, height)}" fill="${hollow}"/><path d="${floor}" fill="${tone(color, -0.08)}"/><path d="${face.rect(u + width * 0.93, v, width * 0.07, height)}" fill="${tone(color, -0.3)}" fill-opacity=".7"/>`;
}

/** Drawers in columns; `lead` splits the uppermost row once more. */
export function grid(ink: Ink, face: Face, columns: number, rows: number, lead: boolean): string {
  const gap = 0.7;
  let markup = '';
  const high = (face.height - gap * (rows + 1)) / (rows - (lead ? 0.35 : 0));
  let v = gap;
  for (let row = 0; row < rows; row += 1) {
    const height = lead && row === 0 ? high * 0.65 : high;
    const count = lead && row === 0 ? columns + 1 : columns;
    const width = (face.width - gap * (count + 1)) / count;
    for (let column = 0; column < count; column += 1) {
      const u = gap + column * (width + gap);
      markup += drawer(ink, face, u, v, width, height);
      const kind = handleOf(ink);
      if (kind === 'knob' && width > 22)
        markup += handle(ink, face, u + width * 0.22, v + height / 2, 4) + handle(ink, face, u + width * 0.78, v + height / 2, 4);
      else markup += handle(ink, face, u + width / 2, kind === 'notch' ? v + 0.5 : v + height / 2, Math.min(7, width * 0.3));
    }
    v += height + gap;
  }
  return markup;
}
