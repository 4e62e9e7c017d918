import { tone } from './color.ts';
import { hard, teak } from './garden-seats.ts';
import { tints } from './palette.ts';
import { at, between, n, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const umbrella: KindFunction = (drawing, ink) => {
  const { width, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const canti = variant === 2 || variant === 5;
  const stage = new Stage(ink, { width: width * (canti ? 1.15 : 1), depth: width, height }, { yaw: 14, pitch: -2 });
  const cloth: Skin = hard.has(ink.main.material) ? { material: 'linen', color: ink.drawing.accent ?? tints.linen } : ink.main;
  const pole: Skin = hard.has(ink.main.material) ? ink.main : ink.variant(2) === 0 ? teak : { material: 'metal', color: tints.black };
  const [r, hem, top] = [width / 2, height * 0.74, height];
  if (canti) {
    const x = -width * 0.53;
    stage.box({ x: x + 8, w: 30, h: 3, d: 30 }, { material: 'concrete', color: '#8d8983' });
    stage.tube(
      [
        [x, 3, 0],
        [x, height * 0.7, 0],
        [x + 10, height * 1.04, 0],
        [0, height * 1.06, 0],
        [0, height, 0],
      ],
      1.4,
      pole,
      { curved: true },
    );
  } else {
    stage.turned(
      0,
      0,
      [
        [3, 3],
        [2.4, 9],
        [0, 10],
      ],
      { material: 'concrete', color: '#8d8983' },
    );
    stage.rod([0, top - 2, 0], [0, 2, 0], 1, 1, pole);
  }
  const sides = variant === 1 || variant === 4 ? 4 : 8;
  stage.add({ y: hem - 4, w: width, h: top - hem, d: width }, canopy(stage, ink, cloth, r, hem, top, sides, variant));
  return stage.done();
};

/** The canopy from panel to panel: sunlit left, shaded right, ribs as seams, a scalloped or straight valance. */
function canopy(stage: Stage, ink: Ink, cloth: Skin, r: number, hem: number, top: number, sides: number, variant: number): string {
  const peak = stage.project(0, top, 0);
  const corner = (i: number): Point => {
    const angle = ((i + 0.5) / sides) * Math.PI * 2 + 0.12;
    return stage.project(Math.cos(angle) * r, hem, Math.sin(angle) * r);
  };
  const panel = (i: number): { path: string; light: number; depth: number; hemPath: string; index: number } => {
    const [a, b] = [corner(i), corner(i + 1)];
    const angle = ((i + 1) / sides) * Math.PI * 2 + 0.12;
    const mid = between(a, b, 0.5);
    const sag = 5 * Math.sign(Math.sin(angle) + 0.01);
    const rib = (p: Point): Point => [peak[0] + (p[0] - peak[0]) * 0.5, peak[1] + (p[1] - peak[1]) * 0.4];
    const path = `M${at(peak)}Q${at(rib(a))} ${at(a)}Q${n(mid[0])} ${n(mid[1] - sag)} ${at(b)}Q${at(rib(b))} ${at(peak)}Z`;
    const drop = variant === 3 ? 20 : 13;
    const scallop =
      variant === 3
        ? `Q${n(b[0] * 0.75 + a[0] * 0.25)} ${n(between(b, a, 0.25)[1] + drop * 1.5)} ${n(mid[0])} ${n(mid[1] + drop)}Q${n(a[0] * 0.75 + b[0] * 0.25)} ${n(between(a, b, 0.25)[1] + drop * 1.5)} ${n(a[0])} ${n(a[1] + drop)}`
        : `Q${n(mid[0])} ${n(mid[1] + drop - sag)} ${n(a[0])} ${n(a[1] + drop)}`;
    return {
      path,
      light: -Math.cos(angle) * 0.055 - 0.02 + (Math.sin(angle) > 0 ? 0.02 : -0.1),
      depth: Math.sin(angle),
      hemPath: `M${at(a)}Q${n(mid[0])} ${n(mid[1] - sag)} ${at(b)}L${n(b[0])} ${n(b[1] + drop)}${scallop}Z`,
      index: i,
    };
  };
  const panels = Array.from({ length: sides }, (_, i) => panel(i)).sort((p, q) => p.depth - q.depth);
  const other: Skin = { material: cloth.material, color: variant === 4 || variant === 3 ? '#f3ede2' : cloth.color };
  return panels
    .map(({ path, light, depth, hemPath, index }) => {
      const skin = index % 2 === 0 ? cloth : other;
      return `${ink.form(path, skin, { light: 'top', shade: light })}${depth > -0.2 && variant !== 2 ? ink.form(hemPath, skin, { shade: light - 0.03, grain: 0 }) : ''}${ink.line(path, tone(skin.color, light - 0.09), 1.2, 0.6)}`;
    })
    .join('');
}
