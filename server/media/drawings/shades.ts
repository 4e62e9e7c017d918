import { mix, tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { tints } from './palette.ts';
import { ellipse, n, type Point } from './path.ts';
import type { Stage } from './stage.ts';
import type { Ink, Skin } from './studio.ts';

const cloths: ReadonlySet<DrawingMaterial> = new Set(['linen', 'cotton', 'paper', 'rattan', 'jute', 'wool', 'boucle', 'velvet']);

/** The shade and the body of a lamp: a cloth, paper or cane product gives its shade, anything else its body. */
export function lampSkins(ink: Ink): { shade: Skin; body: Skin } {
  const { main } = ink;
  if (cloths.has(main.material)) {
    const metal = ink.drawing.accent ?? tints.brass;
    return { shade: main, body: { material: metal === tints.oak ? 'oak' : metal === tints.brass ? 'brass' : 'metal', color: metal } };
  }
  return {
    shade: { material: 'linen', color: ink.drawing.accent === undefined ? '#f2e8d6' : mix(ink.accent, '#f6efe2', 0.35) },
    body: main,
  };
}

/**
 * A lit lampshade around (x, z) between two heights: cloth that glows from within, brightest low where the bulb is, with
 * its rim lit. Woven shades let the light through their weave.
 */
export function lampshade(stage: Stage, ink: Ink, x: number, z: number, profile: readonly Point[], skin: Skin): void {
  const unit = stage.camera.unit([x, profile[0]?.[0] ?? 0, z]);
  const screen = profile.map(([y, r]): Point => [stage.project(x, y, z)[1], r * unit]);
  const cx = stage.project(x, 0, z)[0];
  const tilt = Math.max(0.05, stage.camera.tilt);
  const [top, bottom] = [screen[0] ?? [0, 0], screen[screen.length - 1] ?? [0, 0]];
  const wide = Math.max(...screen.map(([, r]) => r));
  const lit = ink.radial(
    [
      [0, '#fff3cf', 0.95],
      [0.45, tints.glow, 0.55],
      [1, '#f3c98a', 0.08],
    ],
    0.46,
    0.62,
    0.62,
  );
  const below = `<path d="${ellipse(cx, bottom[0], bottom[1], bottom[1] * tilt)}" fill="#fff6dd"/>`;
  const body = ink.turned(cx, screen, skin, { tilt, open: true, shade: 0.03 });
  const glow = `<path d="M${n(cx - top[1])} ${n(top[0])}L${screen
    .slice(1)
    .map(([y, r]) => `${n(cx - r)} ${n(y)}`)
    .join('L')}A${n(bottom[1])} ${n(bottom[1] * tilt)} 0 0 0 ${n(cx + bottom[1])} ${n(bottom[0])}L${[...screen]
    .reverse()
    .slice(1)
    .map(([y, r]) => `${n(cx + r)} ${n(y)}`)
    .join('L')}A${n(Math.max(0.1, top[1]))} ${n(top[1] * tilt)} 0 0 1 ${n(cx - top[1])} ${n(top[0])}Z" fill="${lit}"/>`;
  const inside = `<path d="${ellipse(cx, top[0] + 0.6, top[1] * 0.93, top[1] * tilt * 0.86)}" fill="${ink.radial(
    [
      [0, '#fffbe9'],
      [1, '#f0d7a4'],
    ],
    0.5,
    0.8,
    0.7,
  )}"/>`;
  const rim = `M${n(cx - bottom[1])} ${n(bottom[0])}A${n(bottom[1])} ${n(bottom[1] * tilt)} 0 0 0 ${n(cx + bottom[1])} ${n(bottom[0])}`;
  const low = profile[profile.length - 1]?.[0] ?? 0;
  const high = profile[0]?.[0] ?? 0;
  stage.add(
    { x, y: low, z, w: (wide / unit) * 2, h: high - low, d: (wide / unit) * 2 },
    halo(ink, cx, (top[0] + bottom[0]) / 2, wide * 2.1) + below + body + glow + inside + ink.line(rim, tone(skin.color, 0.06), 2.2, 0.8),
  );
}

/** Light spreading into the room. */
export function halo(ink: Ink, cx: number, cy: number, r: number): string {
  const paint = ink.radial([
    [0, '#ffe9b8', 0.55],
    [0.5, '#ffe9b8', 0.2],
    [1, '#ffe9b8', 0],
  ]);
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${paint}"/>`;
}

/** A lit globe of opal glass. */
export function globe(stage: Stage, ink: Ink, x: number, y: number, z: number, r: number, clear = false): void {
  const [cx, cy] = stage.project(x, y, z);
  const radius = r * stage.camera.unit([x, y, z]);
  const opal = ink.radial(
    [
      [0, '#fffdf4'],
      [0.55, '#fff3d6'],
      [0.85, '#f3dcb0'],
      [1, '#e2c594'],
    ],
    0.44,
    0.42,
    0.6,
  );
  const glass = ink.radial(
    [
      [0, '#fff7dd', 0.85],
      [0.4, '#f6e3bd', 0.5],
      [0.8, '#d8c6a2', 0.35],
      [1, '#9c8a68', 0.6],
    ],
    0.5,
    0.5,
    0.5,
  );
  const glint = `<path d="${ellipse(cx - radius * 0.4, cy - radius * 0.42, radius * 0.2, radius * 0.13)}" fill="#fff" fill-opacity=".85" transform="rotate(-40 ${n(cx - radius * 0.4)} ${n(cy - radius * 0.42)})"/>`;
  const bulb = clear ? `<path d="${ellipse(cx, cy, radius * 0.24, radius * 0.34)}" fill="#fff8e0"/>` : '';
  stage.add(
    { x, y: y - r, z, w: r * 2, h: r * 2, d: r * 2 },
    `${halo(ink, cx, cy, radius * 2.2)}<path d="${ellipse(cx, cy, radius, radius)}" fill="${clear ? glass : opal}"/>${bulb}${clear ? glint : ''}`,
  );
}
