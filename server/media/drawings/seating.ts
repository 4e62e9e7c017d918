import { mix } from './color.ts';
import { type LegStyle, stand } from './legs.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { type Cut, cuts, seat, skinsOf } from './upholstery.ts';

const track: Cut = { arm: 'track', legs: 'splayed', armWidth: 5.5, armHeight: 0.7, legHeight: 5.5, loose: true };

const cutOf = (ink: Ink): Cut => cuts[ink.variant(6)] ?? track;

const sofa: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { yaw: 27 });
  seat(stage, ink, cutOf(ink), extent, extent.width > 92 ? 4 : extent.width > 70 ? 3 : 2);
  return stage.done();
};

const armchair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { yaw: 27 });
  seat(stage, ink, cutOf(ink), extent, 1);
  return stage.done();
};

/** A corner sofa: a long part with a chaise that comes forward on one side. */
const sectional: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { pitch: 19, yaw: 24 });
  const { width, depth, height } = extent;
  const cut = cutOf(ink);
  const { cloth, frame } = skinsOf(ink, cut);
  const legs = Math.max(1.2, cut.legHeight * 0.7);
  const side = ink.variant(2) === 0 ? -1 : 1;
  const main = Math.min(38, depth * 0.46);
  const chaise = Math.min(36, width * 0.34);
  const [seatTop, back, arm] = [Math.min(height * 0.53, legs + 13), 7, Math.min(cut.armWidth, 7)];
  const base = (seatTop - legs) * 0.45;
  const zBack = -depth / 2;
  const radius = cut.arm === 'pebble' ? 4 : 1.8;
  const x0 = side * (width / 2 - chaise / 2);
  for (const z of [zBack + 3, zBack + main - 3]) stage.box({ x: -side * (width / 2 - 3), z, w: 2.8, h: legs, d: 2.8 }, frame);
  stand(stage, 'block', { width: chaise, depth, height: legs, x: x0, skin: frame, inset: 3, thick: 1.6 });
  const rest = width - chaise - 0.2;
  const xr = -side * (width / 2 - rest / 2);
  stage.soft({ x: xr, y: legs, z: zBack + main / 2, w: rest, h: base, d: main }, cloth, { radius: 1.4, shade: -0.05 });
  stage.soft({ x: x0, y: legs, w: chaise, h: base, d: depth }, cloth, { radius: 1.4, shade: -0.04 });
  stage.soft({ y: legs + base, z: zBack + back / 2, w: width, h: height - legs - base - 2, d: back }, cloth, { radius: 2 });
  const armX = -side * (width / 2 - arm / 2);
  stage.soft(
    { x: armX, y: legs + base, z: zBack + back + (main - back) / 2, w: arm, h: height * 0.7 - legs - base, d: main - back },
    cloth,
    { radius },
  );
  const chaiseArm = side * (width / 2 - arm / 2);
  const chaiseDepth = cut.arm === 'tuxedo' ? depth - back : main - back;
  stage.soft(
    { x: chaiseArm, y: legs + base, z: zBack + back + chaiseDepth / 2, w: arm, h: height * 0.7 - legs - base, d: chaiseDepth },
    cloth,
    { radius },
  );
  const seats = rest > 64 ? 3 : 2;
  const each = (rest - arm) / seats;
  for (let i = 0; i < seats; i += 1) {
    const x = -side * (width / 2 - arm - each * (i + 0.5));
    stage.soft({ x, y: legs + base, z: zBack + back + (main - back) / 2, w: each - 0.2, h: seatTop - legs - base, d: main - back }, cloth, {
      radius: 2,
      puff: 0.3,
      piped: true,
    });
    stage.soft({ x, y: seatTop, z: zBack + back + 3, w: each - 0.2, h: height - seatTop, d: 6 }, cloth, { radius: 2.8, puff: 0.4 });
  }
  const deep = depth - back;
  const xc = x0 - (side * arm) / 2;
  stage.soft({ x: xc, y: legs + base, z: zBack + back + deep / 2, w: chaise - arm - 0.3, h: seatTop - legs - base, d: deep }, cloth, {
    radius: 2,
    puff: 0.3,
    piped: true,
  });
  stage.soft({ x: xc, y: seatTop, z: zBack + back + 3, w: chaise - arm - 0.3, h: height - seatTop, d: 6 }, cloth, {
    radius: 2.8,
    puff: 0.4,
  });
  pillow(stage, ink, x0 - side * 6, seatTop, zBack + back + 8, mix(cloth.color, tints.clay, 0.6));
  return stage.done();
};

/** A loose square pillow leaning on the back. */
export function pillow(stage: Stage, ink: Ink, x: number, y: number, z: number, color: string, size = 16): void {
  const unit = stage.camera.unit([x, y, z]);
  const [px, py] = stage.project(x, y + 0.2, z);
  const side = size * unit;
  stage.add(
    { x, y, z, w: size, h: size, d: 3 },
    ink.cushion(px - side / 2, py - side * 0.94, side, side * 0.94, { material: 'linen', color }, { turn: x < 0 ? 8 : -8 }),
  );
}

const bench: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const stage = new Stage(ink, extent);
  const variant = ink.variant(6);
  const wooden = ink.main.material === 'oak' || ink.main.material === 'walnut' || ink.main.material === 'painted';
  const frame: Skin = wooden ? ink.main : { material: ink.accent === tints.brass ? 'brass' : 'oak', color: ink.accent };
  const legs: LegStyle = (['splayed', 'sled', 'square', 'round', 'plinth', 'hairpin'] as const)[variant] ?? 'splayed';
  const top = wooden ? 1.6 : 4.6;
  if (variant === 4)
    for (const side of [-1, 1]) stage.box({ x: side * (width / 2 - 1.2), w: 2.2, h: height - top, d: depth }, frame, { grain: 'y' });
  else
    stand(stage, legs, {
      width,
      depth,
      height: height - top,
      skin: legs === 'sled' || legs === 'hairpin' ? { material: 'metal', color: tints.black } : frame,
      inset: 2,
      thick: 1.7,
    });
  if (wooden) {
    if (variant === 2)
      for (let i = 0; i < 4; i += 1)
        stage.box({ y: height - top, z: -depth / 2 + (i + 0.5) * (depth / 4), w: width, h: top, d: depth / 4 - 0.5 }, ink.main);
    else stage.box({ y: height - top, w: width, h: top, d: depth }, ink.main, { round: 2.4 });
    if (variant === 0 || variant === 3) stage.box({ y: height * 0.3, w: width - 6, h: 1, d: depth - 5 }, ink.main);
    if (variant === 5)
      stage.soft({ y: height, w: width - 1, h: 2, d: depth - 1 }, { material: 'linen', color: tints.linen }, { radius: 0.9 });
  } else {
    stage.box({ y: height - top - 0.8, w: width - 1, h: 1, d: depth - 1 }, frame);
    stage.soft({ y: height - top, w: width, h: top, d: depth }, ink.main, { radius: 1.6, puff: 0.15, piped: true });
  }
  return stage.done();
};

const ottoman: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const variant = ink.variant(6);
  const round = variant !== 1 && variant !== 3;
  const { width, height } = extent;
  const depth = round ? width : extent.depth;
  const stage = new Stage(ink, { width, depth, height }, { pitch: 17 });
  const frame: Skin = { material: ink.accent === tints.brass ? 'brass' : 'oak', color: ink.accent };
  const r = width / 2;
  if (!round) {
    const legs = variant === 1 ? 5 : 1.2;
    stand(stage, variant === 1 ? 'splayed' : 'block', { width, depth, height: legs, skin: frame, inset: 2, thick: 1.8 });
    stage.soft({ y: legs, w: width, h: (height - legs) * 0.6, d: depth }, ink.main, { radius: 1.4, shade: -0.02 });
    stage.soft({ y: legs + (height - legs) * 0.6, w: width + 0.4, h: (height - legs) * 0.4, d: depth + 0.4 }, ink.main, {
      radius: 1.8,
      puff: 0.25,
      piped: true,
    });
    return stage.done();
  }
  const foot = variant === 2 ? 4 : 0;
  if (foot > 0)
    for (const angle of [0.6, 2.2, 3.9, 5.4])
      stage.rod(
        [Math.cos(angle) * r * 0.6, foot, Math.sin(angle) * r * 0.6],
        [Math.cos(angle) * r * 0.7, 0, Math.sin(angle) * r * 0.7],
        1,
        0.6,
        frame,
      );
  if (variant === 5)
    stage.turned(
      0,
      0,
      [
        [1.6, r * 0.82],
        [0, r * 0.82],
      ],
      frame,
    );
  stage.add(
    { y: foot === 0 ? 0 : foot, w: width, h: height - foot, d: depth },
    pouf(stage, ink, r, foot + (variant === 5 ? 1.6 : 0), height, variant),
    true,
  );
  return stage.done();
};

/** A stuffed drum: swollen sides, seams from the top's piping down, a soft top. */
function pouf(stage: Stage, ink: Ink, r: number, low: number, high: number, variant: number): string {
  const unit = stage.camera.unit([0, high / 2, 0]);
  const [cx, top] = stage.project(0, high, 0);
  const bottom = stage.project(0, low, 0)[1];
  const [rx, tilt] = [r * unit, stage.camera.tilt];
  const shoulder = top + (bottom - top) * 0.1;
  const full = variant === 4 ? 1 : 0.96;
  const profile: Point[] = [
    [shoulder, rx * 0.93],
    [top + (bottom - top) * 0.3, rx],
    [top + (bottom - top) * 0.65, rx * full],
    [bottom - (bottom - top) * 0.05, rx * 0.9],
    [bottom, rx * 0.84],
  ];
  const body = ink.turned(cx, profile, ink.main, { tilt, open: false });
  const ry = rx * 0.93 * tilt;
  const lid = `M${n(cx - rx * 0.93)} ${n(shoulder)}C${n(cx - rx * 0.93)} ${n(shoulder - ry * 1.5)} ${n(cx + rx * 0.93)} ${n(shoulder - ry * 1.5)} ${n(cx + rx * 0.93)} ${n(shoulder)}A${n(rx * 0.93)} ${n(ry)} 0 0 1 ${n(cx - rx * 0.93)} ${n(shoulder)}Z`;
  const count = variant === 0 ? 8 : variant === 4 ? 14 : 6;
  let seams = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    if (s > 0.05)
      seams += `M${n(cx + c * rx * 0.93)} ${n(shoulder + s * ry)}C${n(cx + c * rx * 1.02)} ${n(shoulder + (bottom - shoulder) * 0.3 + s * ry)} ${n(cx + c * rx)} ${n(shoulder + (bottom - shoulder) * 0.7 + s * ry)} ${n(cx + c * rx * 0.84)} ${n(bottom + s * ry * 0.9)}`;
    if (variant === 4)
      seams += `M${n(cx)} ${n(shoulder - ry * 0.5)}Q${n(cx + c * rx * 0.5)} ${n(shoulder - ry * 0.4 + s * ry * 0.5)} ${n(cx + c * rx * 0.93)} ${n(shoulder + s * ry)}`;
  }
  const rim = `M${n(cx - rx * 0.93)} ${n(shoulder)}A${n(rx * 0.93)} ${n(ry)} 0 0 0 ${n(cx + rx * 0.93)} ${n(shoulder)}`;
  return (
    body +
    ink.form(lid, ink.main, { light: 'top', shade: 0.045 }) +
    ink.seam(seams, ink.main.color, 2) +
    ink.piping(rim, ink.main.color, 3.4)
  );
}

export const seating = { sofa, sectional, armchair, bench, ottoman };
