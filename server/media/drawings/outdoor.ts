import { bicycle } from './bicycle.ts';
import type { Place } from './camera.ts';
import { mix, tone } from './color.ts';
import { plants } from './foliage.ts';
import type { DrawingMaterial } from './kinds.ts';
import { stand } from './legs.ts';
import { tints } from './palette.ts';
import { at, between, ellipse, line, n, type Point, smooth } from './path.ts';
import { pillow } from './seating.ts';
import { halo } from './shades.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { plan } from './tables.ts';
import { tool } from './tools.ts';

const hard: ReadonlySet<DrawingMaterial> = new Set([
  'oak',
  'walnut',
  'painted',
  'metal',
  'steel',
  'brass',
  'rattan',
  'plastic',
  'concrete',
]);

const teak: Skin = { material: 'oak', color: '#b98b5a' };

/** Frame and cushions of garden furniture: the product's material is the frame when hard, the cloth when soft. */
function gardenSkins(ink: Ink): { frame: Skin; cloth: Skin } {
  const { main } = ink;
  if (hard.has(main.material)) return { frame: main, cloth: { material: 'linen', color: ink.drawing.accent ?? '#e9e2d4' } };
  return { frame: ink.variant(2) === 0 ? teak : { material: 'metal', color: tints.black }, cloth: main };
}

/** A garden sofa or chair of a given width around (x, z), looking towards +z, −z or to a side. */
function gardenSeat(
  stage: Stage,
  frame: Skin,
  cloth: Skin,
  spot: { x: number; z: number; turn: 'front' | 'left' | 'right' | 'away' },
  width: number,
  depth: number,
  height: number,
  seats: number,
): void {
  const { x, z, turn } = spot;
  const put = (
    u: number,
    y: number,
    w: number,
    sw: number,
    h: number,
    sd: number,
  ): { x: number; y: number; z: number; w: number; h: number; d: number } => {
    if (turn === 'front') return { x: x + u, y, z: z + w, w: sw, h, d: sd };
    if (turn === 'away') return { x: x - u, y, z: z - w, w: sw, h, d: sd };
    if (turn === 'left') return { x: x - w, y, z: z + u, w: sd, h, d: sw };
    return { x: x + w, y, z: z - u, w: sd, h, d: sw };
  };
  const t = frame.material === 'metal' || frame.material === 'steel' ? 1.3 : 2.2;
  const seat = Math.min(11, height * 0.38);
  const arm = Math.min(height * 0.76, 23);
  const woven = frame.material === 'rattan';
  for (const side of [-1, 1]) {
    const u = side * (width / 2 - t / 2);
    if (woven) stage.soft(put(u, 0.6, 0, t * 2, arm - 0.6, depth), frame, { radius: 1.2 });
    else {
      stage.box(put(u, 0, depth / 2 - t / 2, t, arm - 1.2, t), frame, { grain: 'y' });
      stage.box(put(u, 0, -depth / 2 + t / 2, t, height * 0.92, t), frame, { grain: 'y' });
      stage.box(put(u, arm - 1.2, 0, t + 1, 1.2, depth), frame, { round: 2 });
    }
  }
  if (woven) stage.soft(put(0, 0.6, -depth / 2 + t, width, height * 0.86, t * 2), frame, { radius: 1.4 });
  else stage.box(put(0, height * 0.86, -depth / 2 + t / 2, width - t * 2, 1.6, 0.8), frame);
  stage.box(put(0, seat - 2.4, 0, width - t * 2, 2.4, depth - 1), frame);
  const each = (width - t * 2 - (woven ? t * 2 : 0)) / seats;
  for (let i = 0; i < seats; i += 1) {
    const u = -((seats - 1) / 2) * each + i * each;
    stage.soft(put(u, seat, 1.4, each - 0.3, 5, depth - 3), cloth, { radius: 1.6, puff: 0.2, piped: turn === 'front' });
    stage.soft(put(u, seat + 5, -depth / 2 + t + 3.4, each - 0.3, height - seat - 4, 5), cloth, { radius: 2.2, puff: 0.3 });
  }
}

const outdoorSofa: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const stage = new Stage(ink, extent, { yaw: 27, pitch: 14 });
  const { frame, cloth } = gardenSkins(ink);
  const seats = extent.width > 92 ? 4 : extent.width > 60 ? 3 : extent.width > 40 ? 2 : 1;
  gardenSeat(stage, frame, cloth, { x: 0, z: 0, turn: 'front' }, extent.width, extent.depth, extent.height, seats);
  if (seats > 1) pillow(stage, ink, -extent.width / 2 + 13, 16, -extent.depth / 2 + 12, mix(cloth.color, tints.clay, 0.6));
  return stage.done();
};

const patioSet: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height }, { yaw: 30, pitch: 20 });
  const { frame, cloth } = gardenSkins(ink);
  const round = variant % 2 === 1;
  if (variant === 2 || variant === 5) {
    gardenSeat(stage, frame, cloth, { x: 0, z: -depth / 2 + 14, turn: 'front' }, width * 0.62, 27, height * 0.94, 2);
    gardenSeat(stage, frame, cloth, { x: -width / 2 + 13, z: depth * 0.14, turn: 'right' }, 25, 25, height * 0.9, 1);
    gardenSeat(stage, frame, cloth, { x: width / 2 - 13, z: depth * 0.14, turn: 'left' }, 25, 25, height * 0.9, 1);
    stand(stage, 'square', { width: 26, depth: 18, height: 14, z: depth * 0.2, skin: frame, inset: 1, thick: 1.6 });
    stage.box({ y: 14, z: depth * 0.2, w: 27, h: 1.2, d: 19 }, frame);
    return stage.done();
  }
  const chairs: readonly (readonly [number, number, 'front' | 'left' | 'right' | 'away'])[] =
    variant === 0 || variant === 3
      ? [
          [-width * 0.2, -depth * 0.34, 'front'],
          [width * 0.2, -depth * 0.34, 'front'],
          [-width * 0.2, depth * 0.36, 'away'],
          [width * 0.2, depth * 0.36, 'away'],
        ]
      : [
          [-width * 0.36, 0, 'right'],
          [width * 0.36, 0, 'left'],
        ];
  for (const [x, z, turn] of chairs) patioChair(stage, frame, cloth, x, z, turn, height);
  if (round) {
    const r = Math.min(width, depth) * (variant === 3 ? 0.36 : 0.26);
    stage.turned(
      0,
      0,
      [
        [26, 1.2],
        [2, 1.4],
        [1.2, r * 0.5],
        [0, r * 0.55],
      ],
      frame,
    );
    stage.extrude('y', plan(r * 2, r * 2), 26, 27.4, frame);
  } else {
    const [w, d] = variant === 0 ? [width * 0.84, depth * 0.46] : [26, 26];
    stand(stage, 'square', { width: w, depth: d, height: 26, skin: frame, inset: 2, thick: 2 });
    const slats = 6;
    for (let i = 0; i < slats; i += 1) stage.box({ y: 26, z: -d / 2 + ((i + 0.5) * d) / slats, w, h: 1.2, d: d / slats - 0.5 }, frame);
  }
  return stage.done();
};

function patioChair(
  stage: Stage,
  frame: Skin,
  cloth: Skin,
  x: number,
  z: number,
  turn: 'front' | 'left' | 'right' | 'away',
  height: number,
): void {
  const back: readonly [number, number] = turn === 'front' ? [0, -1] : turn === 'away' ? [0, 1] : turn === 'left' ? [1, 0] : [-1, 0];
  const w = 17;
  const [front, across]: readonly [number, boolean] = [-(back[0] + back[1]), back[0] === 0];
  for (const side of [-1, 1]) {
    const [u, v] = [side * (w / 2 - 0.7), front * (w / 2 - 0.7)];
    stage.box({ x: x + (across ? u : v), z: z + (across ? v : u), w: 1.2, h: 15, d: 1.2 }, frame, { grain: 'y' });
  }
  stage.box({ x, z, y: 14.4, w, h: 1.2, d: w }, frame);
  stage.soft({ x, z, y: 15.6, w: w - 1, h: 2, d: w - 1 }, cloth, { radius: 0.9 });
  const [bx, bz] = [x + back[0] * (w / 2 - 0.7), z + back[1] * (w / 2 - 0.7)];
  for (const side of [-1, 1])
    stage.box(
      {
        x: bx + (across ? side * (w / 2 - 0.7) : 0),
        z: bz + (across ? 0 : side * (w / 2 - 0.7)),
        w: 1.2,
        h: height,
        d: 1.2,
      },
      frame,
      { grain: 'y' },
    );
  for (let i = 0; i < 2; i += 1)
    stage.box(
      { x: bx, z: bz, y: 21 + (i * (height - 22)) / 2, w: across ? w - 2.4 : 0.8, h: (height - 22) / 2 - 1.6, d: across ? 0.8 : w - 2.4 },
      frame,
    );
}

const adirondack: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 30, pitch: 14 });
  const skin = hard.has(ink.main.material) ? ink.main : teak;
  const [half, zf, zb] = [width / 2, depth / 2, -depth / 2];
  const inner = half - 4.6;
  for (const side of [-1, 1]) {
    const x = side * inner;
    stage.extrude(
      'x',
      [
        [zf - 2, 15],
        [zf - 1, 12],
        [zf - 8, 11],
        [zb + 1, 0],
        [zb - 1, 2.4],
        [zf - 9, 15],
      ],
      x - 0.5,
      x + 0.5,
      skin,
      { curved: false },
    );
    stage.box({ x: side * (inner + 1.4), z: zf - 5, w: 1.2, h: 20, d: 4 }, skin, { grain: 'y' });
    stage.rod([side * (inner + 1), 20, zb + 8], [side * (inner + 1), 5, zb + 5], 0.9, 0.9, skin);
  }
  for (let i = 0; i < 5; i += 1) stage.box({ y: 14.6 - i * 1.35, z: zf - 4.2 - i * 4, w: inner * 2 + 1.6, h: 1, d: 3.6 }, skin);
  const slats = 6;
  const zs = zb + 8;
  for (let i = 0; i < slats; i += 1) {
    const u = ((i + 0.5) / slats - 0.5) * 2;
    const rise = variant % 3 === 0 ? height - u * u * 5 : variant % 3 === 1 ? height - 1 : height - Math.abs(u) * 3;
    const [w, fan] = [(inner * 2) / slats - 0.5, variant % 2 === 0 ? 1.14 : 1];
    const foot: readonly [number, number] = [u * inner * 0.96, 7];
    const p = (dx: number, y: number, z: number, grow: number): Point => stage.project(foot[0] * grow + dx, y, z);
    const [a, b, c, d] = [p(-w / 2, 8, zs + 2, 1), p(w / 2, 8, zs + 2, 1), p(w / 2, rise, zs - 7, fan), p(-w / 2, rise, zs - 7, fan)];
    const topMid = between(d, c, 0.5);
    const path = `M${at(a)}L${at(b)}L${at(c)}Q${n(topMid[0])} ${n(topMid[1] - 7)} ${at(d)}Z`;
    const side = `M${at(b)}L${at(c)}L${n(c[0] + 4)} ${n(c[1] + 1)}L${n(b[0] + 4)} ${n(b[1] + 1)}Z`;
    stage.add(
      { x: foot[0], y: 7, z: zs - 2, w, h: rise - 7, d: 8 },
      `<path d="${side}" fill="${tone(skin.color, -0.16)}"/>${ink.form(path, skin, { grain: 0, shade: 0.01 })}`,
    );
  }
  for (const side of [-1, 1]) {
    const x = side * (inner + 2.2);
    stage.extrude(
      'y',
      [
        [x - 3, zf - 1],
        [x - 3.2, zf - 8],
        [x - 1.4 * (side > 0 ? 1 : 0.9), zb + 6],
        [x + 1.6, zb + 6],
        [x + 3, zf - 8],
        [x + 2.8, zf - 1],
        [x, zf + 0.6],
      ],
      20,
      21,
      skin,
    );
  }
  return stage.done();
};

const umbrella: KindFunction = (drawing, ink) => {
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

const firePit: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const square = variant === 1 || variant === 4;
  const stage = new Stage(ink, { width, depth: square ? extent.depth : width, height: height * 1.7 }, { pitch: 18, yaw: 28 });
  const skin: Skin =
    hard.has(ink.main.material) || ink.main.material === 'stoneware' ? ink.main : { material: 'metal', color: tints.black };
  const r = width / 2;
  const top = height;
  if (square) {
    stage.box({ w: width * 0.94, h: top - 2, d: extent.depth * 0.94 }, skin);
    stage.box({ y: top - 2, w: width, h: 2, d: extent.depth }, skin, {
      round: 2,
      top: (face) => bed(ink, face.rect(face.width * 0.24, face.height * 0.24, face.width * 0.52, face.height * 0.52, 3)),
    });
  } else {
    if (variant === 2)
      stage.turned(
        0,
        0,
        [
          [top, r],
          [top * 0.5, r],
          [0, r * 0.96],
        ],
        skin,
      );
    else {
      if (variant === 0)
        stage.turned(
          0,
          0,
          [
            [top * 0.34, r * 0.4],
            [0, r * 0.5],
          ],
          skin,
        );
      else
        for (const angle of [0.5, 2.1, 3.6, 5.2])
          stage.rod(
            [Math.cos(angle) * r * 0.6, top * 0.5, Math.sin(angle) * r * 0.6],
            [Math.cos(angle) * r * 0.8, 0, Math.sin(angle) * r * 0.8],
            1,
            0.8,
            skin,
          );
      stage.turned(
        0,
        0,
        [
          [top, r],
          [top * 0.8, r * 0.92],
          [top * 0.5, r * 0.66],
          [top * 0.32, r * 0.36],
        ],
        skin,
      );
    }
    const [cx, cy] = stage.project(0, top, 0);
    const u = stage.camera.unit([0, top, 0]);
    stage.add(
      { y: top, w: width * 0.8, h: 0.3, d: width * 0.8 },
      bed(ink, ellipse(cx, cy, r * 0.86 * u, r * 0.86 * u * stage.camera.tilt)),
    );
  }
  const [cx, cy] = stage.project(0, top + 0.4, 0);
  const u = stage.camera.unit([0, top, 0]);
  stage.add({ y: top + 0.4, w: r, h: height, d: r }, logs(ink, cx, cy, r * u * 0.5) + flames(ink, cx, cy, r * u * 0.56, height * u * 0.86));
  return stage.done();
};

/** The ember bed. */
function bed(ink: Ink, path: string): string {
  return `<path d="${path}" fill="${ink.radial([
    [0, '#7a3a1c'],
    [0.5, '#3a2419'],
    [1, '#1f1a17'],
  ])}"/>`;
}

function logs(ink: Ink, cx: number, cy: number, r: number): string {
  return [
    [-0.8, -0.05, 0.55, -0.2],
    [0.8, 0, -0.5, -0.24],
    [-0.4, 0.12, 0.5, 0.1],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const path = line([
        [cx + x1 * r, cy + y1 * r],
        [cx + x2 * r, cy + y2 * r],
      ]);
      return `${ink.line(path, '#3a2a20', r * 0.17)}<g transform="translate(0 -2)">${ink.line(path, '#6d4a33', r * 0.07)}</g>`;
    })
    .join('');
}

/** Flames in three layers, from deep orange to the white-hot heart. */
function flames(ink: Ink, cx: number, cy: number, width: number, height: number): string {
  const tongue = (x: number, w: number, h: number): string =>
    `M${n(x - w)} ${n(cy)}C${n(x - w * 1.3)} ${n(cy - h * 0.4)} ${n(x - w * 0.1)} ${n(cy - h * 0.5)} ${n(x + w * 0.1)} ${n(cy - h)}C${n(x + w * 0.5)} ${n(cy - h * 0.6)} ${n(x + w * 1.5)} ${n(cy - h * 0.4)} ${n(x + w)} ${n(cy)}Z`;
  const fade = (low: string, high: string): string =>
    ink.linear(
      [
        [0, high, 0.15],
        [0.45, high, 0.85],
        [1, low, 0.95],
      ],
      [0, 0, 0, 1],
    );
  const tongues = (places: readonly (readonly [x: number, rise: number])[], broad: number): string =>
    places.map(([x, rise]) => tongue(cx + x * width, width * broad, height * rise)).join('');
  const outer = tongues(
    [
      [-0.55, 0.6],
      [-0.1, 1],
      [0.35, 0.8],
      [0.65, 0.5],
    ],
    0.3,
  );
  const inner = tongues(
    [
      [-0.3, 0.42],
      [0.08, 0.68],
      [0.36, 0.46],
    ],
    0.19,
  );
  return `${halo(ink, cx, cy - height * 0.4, height * 1.1)}<path d="${outer}" fill="${fade('#e2672a', '#f19a3e')}"/><path d="${inner}" fill="${fade('#fff1b8', '#ffd469')}"/>`;
}

const outdoorPlanter: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height: height * 2.3 }, { pitch: 13, yaw: 28 });
  const u = stage.camera.unit([0, height, 0]);
  const grow = plants[(variant * 3 + 1) % plants.length];
  const [x, y] = stage.project(0, height - 1, 0);
  const square = variant % 3 === 1;
  const r = width / 2;
  if (square) {
    if (variant === 4) stand(stage, 'square', { width, depth, height: 4, skin: ink.main, inset: 0.4, thick: 1.4 });
    stage.box({ y: variant === 4 ? 4 : 0, w: width, h: height - (variant === 4 ? 4 : 0), d: depth }, ink.main, {
      top: (face) => `<path d="${face.rect(1, 1, face.width - 2, face.height - 2)}" fill="#3a2c22"/>`,
    });
  } else {
    const profiles: readonly (readonly Point[])[] = [
      [
        [height, r],
        [height * 0.92, r * 0.99],
        [0, r * 0.68],
      ],
      [],
      [
        [height, r * 0.86],
        [height * 0.9, r * 0.92],
        [height * 0.5, r],
        [height * 0.12, r * 0.76],
        [0, r * 0.66],
      ],
      [
        [height, r],
        [height * 0.84, r],
        [height * 0.83, r * 0.92],
        [0, r * 0.7],
      ],
      [],
      [
        [height, r * 0.9],
        [height * 0.5, r * 0.62],
        [height * 0.16, r * 0.4],
        [height * 0.06, r * 0.62],
        [0, r * 0.66],
      ],
    ];
    stage.turned(0, 0, profiles[variant] ?? profiles[0] ?? [], ink.main, { open: true });
  }
  if (grow !== undefined) stage.add({ y: height, w: width, h: height, d: depth }, grow(ink, x, y, height * 1.35 * u));
  return stage.done();
};

const stringLights: KindFunction = (drawing, ink) => {
  const variant = ink.variant(6);
  const rows =
    variant % 3 === 0
      ? [
          [170, 120],
          [330, 150],
          [500, 130],
        ]
      : variant % 3 === 1
        ? [
            [220, 190],
            [420, 210],
          ]
        : [
            [150, 90],
            [270, 110],
            [400, 120],
            [540, 110],
          ];
  const wire = ink.main.material === 'brass' || ink.main.material === 'metal' ? ink.main.color : '#2d2823';
  ink.bounds = { left: 60, top: 140, right: 740, bottom: 660 };
  const night = drawing.view === 'angle' ? dusk(ink) : '';
  const garlands = rows
    .map(([y = 200, sag = 120], row) => {
      const [start, end]: [Point, Point] =
        row % 2 === 0
          ? [
              [-20, y - 30],
              [820, y + 10],
            ]
          : [
              [-20, y + 20],
              [820, y - 20],
            ];
      const bulbs = Array.from({ length: 9 }, (_, i) => {
        const t = (i + 0.5) / 9;
        const x = start[0] + (end[0] - start[0]) * t;
        return bulb(ink, x, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t) * 0.5, variant, wire);
      });
      return `${ink.line(`M${at(start)}Q400 ${n((start[1] + end[1]) / 2 + sag)} ${at(end)}`, wire, 4)}${bulbs.join('')}`;
    })
    .join('');
  return night + garlands;
};

/** The evening sky over a garden, against which the bulbs glow. */
function dusk(ink: Ink): string {
  const sky = ink.linear(
    [
      [0, '#2d3a47'],
      [0.6, '#5c6468'],
      [1, '#b99a7c'],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="M0 0h800v800H0Z" fill="${sky}"/><path d="M0 800V700Q90 640 170 690Q260 610 350 680Q460 630 540 690Q640 620 720 680Q770 660 800 690V800Z" fill="#2f3a38" fill-opacity=".85"/>`;
}

/** One bulb under its socket. */
function bulb(ink: Ink, x: number, y: number, variant: number, wire: string): string {
  const globeLike = variant % 2 === 0;
  const r = globeLike ? 21 : 15;
  const glass = ink.radial(
    [
      [0, '#fffbe6'],
      [0.35, '#ffe6a8'],
      [0.8, '#f2c676', 0.85],
      [1, '#c79a4e', 0.75],
    ],
    0.5,
    0.55,
    0.5,
  );
  const body = globeLike
    ? ellipse(x, y + 22 + r, r, r)
    : `M${n(x - 7)} ${n(y + 20)}C${n(x - r - 6)} ${n(y + 44)} ${n(x - r)} ${n(y + 66)} ${n(x)} ${n(y + 74)}C${n(x + r)} ${n(y + 66)} ${n(x + r + 6)} ${n(y + 44)} ${n(x + 7)} ${n(y + 20)}Z`;
  return `${halo(ink, x, y + 44, 74)}<path d="M${n(x - 7)} ${n(y - 1)}h14v22h-14Z" fill="${ink.linear([
    [0, tone(wire, 0.05)],
    [0.35, tone(wire, 0.2)],
    [1, tone(wire, -0.08)],
  ])}"/><path d="${body}" fill="${glass}"/>`;
}

const hammock: KindFunction = (drawing, ink) => {
  const { width, depth, height } = drawnSize(drawing);
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height }, { yaw: 22, pitch: 14 });
  const cloth: Skin = hard.has(ink.main.material) ? { material: 'cotton', color: ink.drawing.accent ?? tints.linen } : ink.main;
  const frame: Skin = variant % 2 === 0 ? teak : { material: 'metal', color: tints.black };
  const half = width / 2;
  const arc: Place[] = Array.from({ length: 9 }, (_, i): Place => {
    const t = (i / 8) * 2 - 1;
    return [t * half, 2.4 + Math.abs(t) ** 2.4 * (height - 4), 0];
  });
  for (const x of [-half * 0.42, half * 0.42]) stage.box({ x, w: 4, h: 2.6, d: depth * 0.9 }, frame, { grain: 'z' });
  stage.tube(arc, variant % 2 === 0 ? 1.7 : 1.1, frame, { curved: true });
  const sag = (t: number): number => height * (0.4 + 0.36 * t * t);
  const edge = (z: number, lift: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = (i / 8) * 2 - 1;
      return stage.project(t * half * 0.64, sag(t) + lift * (1 - t * t), z * (1 - 0.35 * t * t));
    });
  const [far, near, belly] = [edge(-depth * 0.42, 3), edge(depth * 0.42, 1), edge(depth * 0.22, -7)];
  const bed = `${smooth(far)}L${smooth([...near].reverse()).slice(1)}Z`;
  const fall = `${smooth(near)}L${smooth([...belly].reverse()).slice(1)}Z`;
  const stripes =
    variant % 3 === 1
      ? [0.2, 0.35, 0.65, 0.8]
          .map((s) => ink.line(smooth(far.map((p, i): Point => between(p, near[i] ?? p, s))), mix(cloth.color, '#f7f1e4', 0.7), 9, 0.7))
          .join('')
      : '';
  const ropes = [-1, 1].map((side) => {
    const ring = stage.project(side * half * 0.95, height * 0.9, 0);
    const index = side < 0 ? 0 : 8;
    return Array.from({ length: 7 }, (_, i) => line([ring, between(far[index] ?? ring, near[index] ?? ring, i / 6)])).join('');
  });
  const shadowed = ink.line(smooth(far.map((p, i): Point => between(p, near[i] ?? p, 0.55))), tone(cloth.color, -0.1), 16, 0.25);
  stage.add(
    { y: height * 0.3, w: width * 0.6, h: height * 0.5, d: depth * 0.8 },
    ink.line(ropes.join(''), '#cdb992', 1.6, 0.9) +
      ink.form(fall, cloth, { light: 'top', shade: -0.08 }) +
      ink.form(bed, cloth, { light: 'flat', shade: 0.02 }) +
      shadowed +
      stripes +
      ink.seam(smooth(near), cloth.color, 2.4),
  );
  return stage.done();
};

const grill: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const kettle = variant % 2 === 1;
  const stage = new Stage(ink, kettle ? { width: width * 0.56, depth: width * 0.5, height } : extent, { yaw: 26, pitch: 13 });
  const body: Skin =
    ink.main.material === 'steel' || ink.main.material === 'metal' || ink.main.material === 'painted' || ink.main.material === 'ceramic'
      ? ink.main
      : { material: 'metal', color: tints.black };
  const steel: Skin = { material: 'steel', color: tints.steel };
  if (kettle) {
    const r = width * 0.25;
    const bowl = height * 0.62;
    for (const angle of [0.6, 2.6, 4.7])
      stage.rod(
        [Math.cos(angle) * r * 0.55, bowl - 5, Math.sin(angle) * r * 0.55],
        [Math.cos(angle) * r, 1, Math.sin(angle) * r],
        0.6,
        0.6,
        steel,
      );
    stage.turned(
      0,
      0,
      [
        [height * 0.2, r * 0.7],
        [height * 0.18, r * 0.7],
      ],
      steel,
    );
    stage.turned(
      0,
      0,
      [
        [bowl, r],
        [bowl - 4, r * 0.94],
        [bowl - 8, r * 0.72],
        [bowl - 10.5, r * 0.36],
      ],
      body,
    );
    stage.turned(
      0,
      0,
      [
        [bowl + 10.4, r * 0.12],
        [bowl + 9.6, r * 0.42],
        [bowl + 6.5, r * 0.8],
        [bowl + 2, r * 1.02],
        [bowl + 0.4, r * 1.03],
      ],
      body,
    );
    stage.turned(
      0,
      0,
      [
        [bowl + 12.6, 1.6],
        [bowl + 11.6, 1.7],
        [bowl + 10.4, 0.6],
      ],
      { material: 'walnut', color: '#5a3d2b' },
    );
    return stage.done();
  }
  const box = width * 0.52;
  const top = height * 0.66;
  for (const sx of [-1, 1])
    stage.turned(
      sx * (box / 2 - 3),
      depth / 2 - 3,
      [
        [3, 1.6],
        [0, 1.6],
      ],
      { material: 'plastic', color: tints.black },
    );
  stage.box({ y: 3, w: box, h: top - 9, d: depth * 0.84 }, body, {
    front: (face) =>
      [0, 1]
        .map(
          (i) =>
            `<path d="${face.rect(0.6 + i * (face.width / 2), 0.6, face.width / 2 - 1.2, face.height - 1.2, 2)}" fill="#fff" fill-opacity=".05" stroke="${tone(body.color, -0.3)}" stroke-width="1.6"/>${ink.line(face.stroke(face.width / 2 + (i === 0 ? -2 : 2), 3, face.width / 2 + (i === 0 ? -2 : 2), 10), '#d7d8d6', 3.4)}`,
        )
        .join(''),
  });
  stage.box({ y: top - 6, w: box + 1, h: 6, d: depth * 0.9 }, steel, {
    front: (face) =>
      Array.from({ length: variant === 0 ? 4 : 3 }, (_, i) =>
        knob(ink, ...face.at(((i + 0.5) * face.width) / (variant === 0 ? 4 : 3), 3), face.unit() * 1.5),
      ).join(''),
  });
  for (const side of [-1, 1])
    stage.box({ x: side * (box / 2 + width * 0.12), y: top - 2, w: width * 0.22, h: 2, d: depth * 0.8 }, variant === 4 ? teak : steel);
  const z = depth * 0.42;
  const lid: Point[] = [
    [-z, top],
    [-z, top + height * 0.14],
    [-z * 0.62, height * 0.95],
    [0, height],
    [z * 0.62, height * 0.93],
    [z, top + height * 0.12],
    [z, top],
  ];
  stage.extrude('x', lid, -box / 2, box / 2, body, { curved: false });
  stage.tube(
    [
      [-box * 0.36, top + height * 0.1, z + 1.4],
      [box * 0.36, top + height * 0.1, z + 1.4],
    ],
    0.6,
    steel,
  );
  const [gx, gy] = stage.project(0, top + height * 0.2, z * 0.9);
  stage.add({ y: top, z: z + 2, w: 3, h: 3, d: 0.2 }, knob(ink, gx, gy, 13));
  return stage.done();
};

function knob(ink: Ink, x: number, y: number, r: number): string {
  const paint = ink.radial(
    [
      [0, '#f2f2ef'],
      [0.6, '#b3b5b4'],
      [1, '#6d6f6f'],
    ],
    0.36,
    0.3,
    0.8,
  );
  return `<path d="${ellipse(x + 1.5, y + 2, r, r)}" fill="#1c140c" fill-opacity=".3"/><path d="${ellipse(x, y, r, r)}" fill="${paint}"/>${ink.line(`M${n(x)} ${n(y - r * 0.7)}v${n(r * 0.6)}`, '#3c3a37', 2)}`;
}

export const outdoor = {
  'patio-set': patioSet,
  'outdoor-sofa': outdoorSofa,
  adirondack,
  umbrella,
  'fire-pit': firePit,
  'outdoor-planter': outdoorPlanter,
  'string-lights': stringLights,
  hammock,
  grill,
  tool,
  bicycle,
};
