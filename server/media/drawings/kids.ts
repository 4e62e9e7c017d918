import type { Place } from './camera.ts';
import { mix, tone } from './color.ts';
import { drawer, handle } from './fronts.ts';
import type { DrawingMaterial } from './kinds.ts';
import { stand } from './legs.ts';
import { at, between, line, n, type Point, smooth } from './path.ts';
import { pillow } from './seating.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { plan } from './tables.ts';

const hard: ReadonlySet<DrawingMaterial> = new Set(['oak', 'walnut', 'painted', 'metal', 'rattan', 'plastic']);
const frameOf = (ink: Ink): Skin => (hard.has(ink.main.material) ? ink.main : { material: 'oak', color: '#d3b283' });
const clothOf = (ink: Ink): Skin =>
  hard.has(ink.main.material) ? { material: 'cotton', color: ink.drawing.accent ?? '#e4d9c6' } : ink.main;
const pastels = ['#a9b9a6', '#d9a98c', '#e3c98f', '#9fb2bf', '#c9a3a0', '#b7ab92'];
const pastel = (ink: Ink, i: number): string => pastels[(ink.variant(6) + i) % pastels.length] ?? '#a9b9a6';

const crib: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 28, pitch: 14 });
  const frame = frameOf(ink);
  const [x, z] = [width / 2 - 1, depth / 2 - 1];
  const [low, t] = [8, 1.8];
  const high = (front: boolean): number => (variant === 2 && !front ? height : variant === 2 ? height * 0.84 : height);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      if (variant === 1 || variant === 4) stage.rod([sx * x, high(sz > 0), sz * z], [sx * (x + 0.6), 0, sz * (z + 0.3)], 1, 0.8, frame);
      else stage.box({ x: sx * x, z: sz * z, w: t, h: high(sz > 0), d: t }, frame, { grain: 'y' });
    }
  for (const sz of [-1, 1]) {
    const top = high(sz > 0);
    stage.box({ y: top - 2, z: sz * z, w: width - t * 2, h: 2, d: 1.4 }, frame);
    stage.box({ y: low, z: sz * z, w: width - t * 2, h: variant === 3 ? 7 : 2, d: 1.2 }, frame);
    const base = variant === 3 ? low + 7 : low + 2;
    const count = 13;
    for (let i = 1; i < count; i += 1)
      stage.rod([-x + (i * 2 * x) / count, top - 2, sz * z], [-x + (i * 2 * x) / count, base, sz * z], 0.4, 0.4, frame, sz < 0 ? -0.05 : 0);
  }
  for (const sx of [-1, 1]) {
    stage.box({ x: sx * x, y: height - 2, w: 1.4, h: 2, d: depth - t * 2 }, frame);
    if (variant === 0 || variant === 5)
      stage.box({ x: sx * x, y: low, w: 1, h: height - low - 2, d: depth - t * 2 }, frame, { grain: 'y' });
    else {
      stage.box({ x: sx * x, y: low, w: 1.2, h: 2, d: depth - t * 2 }, frame);
      for (let i = 1; i < 7; i += 1)
        stage.rod([sx * x, height - 2, -z + (i * 2 * z) / 7], [sx * x, low + 2, -z + (i * 2 * z) / 7], 0.4, 0.4, frame, -0.04);
    }
  }
  stage.soft({ y: low + 1, w: width - 4, h: 6, d: depth - 4 }, { material: 'cotton', color: '#f3efe7' }, { radius: 1.4 });
  stage.soft(
    { x: width * 0.12, y: low + 6.6, w: width * 0.5, h: 1.6, d: depth - 4.6 },
    { material: 'wool', color: pastel(ink, 0) },
    { radius: 0.8 },
  );
  if (variant === 5)
    stage.box({ y: 1.4, w: width - 5, h: 6, d: depth - 3 }, frame, {
      front: (face) =>
        drawer(ink, face, 0.6, 0.6, face.width - 1.2, face.height - 1.2) + handle(ink, face, face.width / 2, face.height / 2, 6, 'notch'),
    });
  return stage.done();
};

const bunkBed: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 30, pitch: 13 });
  const frame = frameOf(ink);
  const t = variant % 2 === 0 ? 3 : 2.2;
  const [x, z] = [width / 2 - t / 2, depth / 2 - t / 2];
  const levels = variant === 3 ? [height * 0.62] : [height * 0.16, height * 0.62];
  for (const sx of [-1, 1]) for (const sz of [-1, 1]) stage.box({ x: sx * x, z: sz * z, w: t, h: height, d: t }, frame, { grain: 'y' });
  levels.forEach((y, level) => {
    for (const sz of [-1, 1]) stage.box({ y, z: sz * z, w: width - t * 2, h: 4.6, d: 1.6 }, frame);
    for (const sx of [-1, 1]) {
      stage.box({ x: sx * x, y, w: 1.4, h: 4.6, d: depth - t * 2 }, frame);
      for (const rise of [10.5]) stage.box({ x: sx * x, y: y + rise, w: 1.2, h: 2.6, d: depth - t * 2 }, frame);
    }
    stage.soft({ y: y + 3, w: width - t * 2 - 0.4, h: 5.4, d: depth - t * 2 }, { material: 'cotton', color: '#f1ece3' }, { radius: 1.4 });
    stage.soft(
      { x: width * 0.09, y: y + 7.6, w: width * 0.72, h: 2.2, d: depth - t * 2 - 0.6 },
      { material: 'linen', color: pastel(ink, level * 2) },
      { radius: 1.1 },
    );
    stage.soft(
      { x: -width * 0.37, y: y + 8.4, w: width * 0.16, h: 3.4, d: depth * 0.6 },
      { material: 'cotton', color: '#f7f3eb' },
      { radius: 1.5, puff: 0.3 },
    );
    if (level === levels.length - 1) {
      stage.box({ x: -width * 0.09, y: y + 12, z: z, w: width * 0.72, h: 2.6, d: 1.2 }, frame);
      stage.box({ y: y + 12, z: -z, w: width - t * 2, h: 2.6, d: 1.2 }, frame);
      if (variant === 1 || variant === 4)
        for (let i = 0; i < 10; i += 1)
          stage.rod([-width * 0.42 + i * width * 0.07, y + 12, z], [-width * 0.42 + i * width * 0.07, y + 4.6, z], 0.5, 0.5, frame);
    }
  });
  const lx = width * 0.34;
  for (const side of [-1, 1]) stage.box({ x: lx + side * 7, z: z + t * 0.7, w: 1.8, h: height * 0.86, d: 1.6 }, frame, { grain: 'y' });
  for (let i = 1; i < 6; i += 1) stage.box({ x: lx, y: i * height * 0.13, z: z + t * 0.7, w: 12, h: 1.2, d: 1.8 }, frame);
  if (variant === 3) {
    stage.box({ x: -width * 0.1, y: 26, z: -depth * 0.24, w: width * 0.62, h: 1.4, d: depth * 0.4 }, frame);
    stand(stage, 'square', {
      x: -width * 0.1,
      z: -depth * 0.24,
      width: width * 0.6,
      depth: depth * 0.38,
      height: 26,
      skin: frame,
      inset: 1,
      thick: 1.6,
    });
  }
  if (variant === 2 || variant === 5)
    for (const i of [0, 1])
      stage.box({ x: -width * 0.24 + i * width * 0.48, y: 0.8, z: 2, w: width * 0.46, h: 7.4, d: depth - 6 }, frame, {
        front: (face) =>
          drawer(ink, face, 0.5, 0.5, face.width - 1, face.height - 1) + handle(ink, face, face.width / 2, face.height / 2, 6, 'knob'),
      });
  return stage.done();
};

const toyChest: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width, depth, height: variant % 2 === 0 ? height : height * 1.5 }, { yaw: 28, pitch: 17 });
  const frame = frameOf(ink);
  const legs = variant === 1 || variant === 4 ? 3 : 1;
  stand(stage, legs > 2 ? 'splayed' : 'block', { width, depth, height: legs, skin: frame, inset: 2, thick: 1.6 });
  const open = variant % 2 === 1;
  if (open) {
    stage.box({ y: height - 1, z: -depth / 2 + 0.4, w: width, h: height * 0.5, d: 0.9 }, frame);
    toys(stage, ink, height - 1.5);
  }
  stage.box({ y: legs, w: width - 1, h: height - legs - 1.2, d: depth - 1 }, frame, {
    front: (face) => {
      const slot = `M${at(face.at(face.width * 0.4, 3))}L${at(face.at(face.width * 0.6, 3))}`;
      const panels =
        variant === 2
          ? [0, 1, 2].map((i) => drawer(ink, face, 0.8 + (i * face.width) / 3, 0.8, face.width / 3 - 1.6, face.height - 1.6)).join('')
          : variant === 4
            ? Array.from({ length: 9 }, (_, i) =>
                ink.line(
                  face.stroke(((i + 1) * face.width) / 10, 0.4, ((i + 1) * face.width) / 10, face.height - 0.4),
                  tone(frame.color, -0.16),
                  1.8,
                  0.7,
                ),
              ).join('')
            : drawer(ink, face, 1, 1, face.width - 2, face.height - 2);
      return (
        panels +
        ink.line(slot, tone(frame.color, -0.34), 9) +
        `<g transform="translate(0 3)">${ink.line(slot, tone(frame.color, 0.1), 1.6, 0.6)}</g>`
      );
    },
    top: (face) =>
      open ? `<path d="${face.rect(0.8, 0.8, face.width - 1.6, face.height - 1.6)}" fill="${tone(frame.color, -0.36)}"/>` : '',
  });
  if (!open) {
    stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, frame, { round: 2 });
    if (variant === 0) stage.soft({ y: height, w: width - 1, h: 2, d: depth - 1 }, clothOf(ink), { radius: 0.9, piped: true });
  }
  return stage.done();
};

/** Soft toys that look out of an open chest. */
function toys(stage: Stage, ink: Ink, y: number): void {
  const { width } = stage.extent;
  const [bx, by] = stage.project(-width * 0.2, y, 0);
  const u = stage.camera.unit([0, y, 0]);
  const fur = '#b58d63';
  const ball = (x: number, yy: number, r: number, color: string): string =>
    `<circle cx="${n(x)}" cy="${n(yy)}" r="${n(r)}" fill="${ink.radial(
      [
        [0, tone(color, 0.1)],
        [0.6, color],
        [1, tone(color, -0.16)],
      ],
      0.38,
      0.32,
      0.72,
    )}"/>`;
  const head = 3.6 * u;
  const bear =
    ball(bx - head * 0.75, by - head * 2, head * 0.4, fur) +
    ball(bx + head * 0.75, by - head * 2, head * 0.4, fur) +
    ball(bx, by - head * 1.3, head, fur) +
    ball(bx, by - head * 1.05, head * 0.42, '#e0c8a4') +
    `<circle cx="${n(bx - head * 0.36)}" cy="${n(by - head * 1.5)}" r="3" fill="#2b2017"/><circle cx="${n(bx + head * 0.36)}" cy="${n(by - head * 1.5)}" r="3" fill="#2b2017"/><ellipse cx="${n(bx)}" cy="${n(by - head * 1.16)}" rx="4.4" ry="3.2" fill="#2b2017"/>`;
  const [rx, ry] = stage.project(width * 0.2, y, 0);
  stage.add(
    { y: y + 0.2, w: width * 0.8, h: 8, d: 6 },
    bear + ball(rx, ry - 2.4 * u, 3.1 * u, pastel(ink, 1)) + ball(rx + 5.2 * u, ry - 1.4 * u, 2.3 * u, pastel(ink, 3)),
  );
}

const kidsTable: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, { width: width * 1.7, depth: depth * 1.2, height: height * 1.15 }, { yaw: 26, pitch: 17 });
  const frame = frameOf(ink);
  const top: Skin = ink.drawing.accent === undefined ? frame : { material: 'painted', color: ink.accent };
  const round = variant % 2 === 1;
  stand(stage, round ? 'splayed' : 'square', { width, depth, height: height - 1.2, skin: frame, inset: round ? 5 : 1.4, thick: 1.8 });
  if (round) stage.extrude('y', plan(width, width), height - 1.2, height, top);
  else stage.box({ y: height - 1.2, w: width, h: 1.2, d: depth }, top, { round: 3 });
  for (const side of [-1, 1]) {
    const [x, z] = [side * width * 0.7, depth * 0.12];
    const seat = height * 0.55;
    stand(stage, 'splayed', { x, z, width: 11, depth: 11, height: seat - 1, skin: frame, inset: 1.2, thick: 1.3 });
    stage.extrude(
      'y',
      plan(12, 12, variant === 2 ? 2.2 : 1).map(([px, pz]): Point => [px + x, pz + z]),
      seat - 1.2,
      seat,
      variant > 2 ? { material: 'painted', color: pastel(ink, side + 1) } : frame,
    );
    if (variant === 0 || variant === 3 || variant === 4) {
      const bx = x + side * 4.6;
      for (const sz of [-1, 1]) stage.rod([bx, height * 1.08, z + sz * 3.4], [bx, seat, z + sz * 3.4], 0.45, 0.45, frame);
      stage.soft({ x: bx, y: height * 0.94, z, w: 1.2, h: 4, d: 11 }, frame, { radius: 0.6 });
    }
  }
  return stage.done();
};

const playTent: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, height } = extent;
  const variant = ink.variant(6);
  const house = variant === 2 || variant === 5;
  const stage = new Stage(ink, { width, depth: width, height }, { yaw: 28, pitch: 12 });
  const cloth = clothOf(ink);
  const r = width / 2;
  const P = (x: number, y: number, z: number): Point => stage.project(x * r, y * height, z * r);
  const wood: Skin = { material: 'oak', color: '#c9a06b' };
  const [peak, apex] = [P(0, house ? 0.96 : 0.88, 0), 0.88];
  const [fl, fr, br, bl] = [P(-1, 0, 1), P(1, 0, 1), P(1, 0, -1), P(-1, 0, -1)];
  const poles = house
    ? ''
    : (
        [
          [-1, 1],
          [1, 1],
          [1, -1],
          [-1, -1],
        ] as const
      )
        .map(([sx, sz]) => line([P(sx, 0, sz), P(-sx * 0.16, apex * 1.16, -sz * 0.16)]))
        .map(
          (path) =>
            `${ink.line(path, tone(wood.color, -0.14), 9)}<g transform="translate(-1.4 0)">${ink.line(path, tone(wood.color, 0.08), 4)}</g>`,
        )
        .join('');
  const eaves = house ? 0.56 : 0;
  const [el, er, eb, ebl] = [P(-1, eaves, 1), P(1, eaves, 1), P(1, eaves, -1), P(-1, eaves, -1)];
  const [ridgeF, ridgeB] = house ? [P(0, 0.96, 1), P(0, 0.96, -1)] : [peak, peak];
  const near = stage.camera.eye[0] > 0;
  const wall = house
    ? near
      ? `M${at(fr)}L${at(br)}L${at(eb)}L${at(er)}Z`
      : `M${at(fl)}L${at(bl)}L${at(ebl)}L${at(el)}Z`
    : near
      ? `M${at(fr)}L${at(br)}L${at(peak)}Z`
      : `M${at(fl)}L${at(bl)}L${at(peak)}Z`;
  const roof = house
    ? near
      ? `M${at(er)}L${at(eb)}L${at(ridgeB)}L${at(ridgeF)}Z`
      : `M${at(el)}L${at(ebl)}L${at(ridgeB)}L${at(ridgeF)}Z`
    : '';
  const front = house ? `M${at(fl)}L${at(fr)}L${at(er)}L${at(ridgeF)}L${at(el)}Z` : `M${at(fl)}L${at(fr)}L${at(peak)}Z`;
  const [da, db] = [between(fl, fr, 0.26), between(fl, fr, 0.74)];
  const door = house ? P(0, 0.66, 1) : between(between(fl, fr, 0.5), peak, 0.74);
  const hollow = `M${at(da)}Q${at(between(between(da, door, 0.5), between(fl, fr, 0.5), 0.1))} ${at(door)}Q${at(between(between(db, door, 0.5), between(fl, fr, 0.5), 0.1))} ${at(db)}Z`;
  const flap = (side: Point, edge: Point, mirror: number): string =>
    `M${at(door)}Q${at([between(door, side, 0.5)[0] + mirror * 14, between(door, side, 0.5)[1]])} ${at(side)}L${at(edge)}Q${at([between(door, edge, 0.6)[0] + mirror * 16, between(door, edge, 0.6)[1]])} ${at(door)}Z`;
  const dark = ink.linear(
    [
      [0, tone(cloth.color, -0.4)],
      [1, tone(cloth.color, -0.22)],
    ],
    [0, 0, 0.2, 1],
  );
  const shadeSide = stage.camera.shade([near ? 1 : -1, 0.3, 0]);
  const cushionAt = stage.project(-r * 0.1, 0.4, r * 0.5);
  const inside = `<ellipse cx="${n(cushionAt[0])}" cy="${n(cushionAt[1] - 14)}" rx="56" ry="20" fill="${tone(pastel(ink, 1), -0.08)}"/>`;
  const fold = ink.line(`M${at(between(fl, peak, 0.1))}L${at(between(between(fl, da, 0.5), peak, 0.5))}`, tone(cloth.color, -0.12), 6, 0.3);
  const stripes =
    variant === 1 || variant === 4
      ? Array.from({ length: 6 }, (_, i) => line([between(fl, peak, 0.12 + i * 0.13), between(fr, peak, 0.12 + i * 0.13)]))
          .map((path) => ink.line(path, mix(cloth.color, pastel(ink, 2), 0.75), 7, 0.6))
          .join('')
      : '';
  const skin = { light: 'top', grain: 1 } as const;
  const flags =
    house || variant === 3 ? bunting(ink, el[1] > 0 && house ? el : between(fl, peak, 0.5), house ? er : between(fr, peak, 0.5)) : '';
  const body =
    ink.form(wall, cloth, { ...skin, shade: shadeSide }) +
    (roof === '' ? '' : ink.form(roof, cloth, { ...skin, shade: shadeSide * 0.5 + 0.02 })) +
    ink.form(front, cloth, { ...skin, shade: 0.01 }) +
    stripes +
    fold +
    `<path d="${hollow}" fill="${dark}"/>${inside}` +
    ink.form(flap(da, between(fl, fr, 0.14), -1), cloth, { light: 'round', shade: 0.03 }) +
    ink.form(flap(db, between(fl, fr, 0.86), 1), cloth, { light: 'round', shade: -0.02 }) +
    ink.seam(front, cloth.color, 1.8) +
    flags;
  stage.add({ w: width, h: height, d: width }, poles + body);
  if (!house) {
    const [kx, ky] = P(0, apex, 0);
    stage.add(
      { y: height * 0.87, z: 2, w: 4, h: 3, d: 4 },
      ink.line(`M${n(kx - 13)} ${n(ky + 2)}h26M${n(kx - 11)} ${n(ky - 5)}h22`, '#cdb992', 6),
    );
  }
  return stage.done();
};

/** A string of small flags between two points. */
function bunting(ink: Ink, a: Point, b: Point): string {
  const bow = (t: number): Point => {
    const [x, y] = between(a, b, t);
    return [x, y + 60 * t * (1 - t)];
  };
  const flags = Array.from({ length: 6 }, (_, i) => {
    const [p, q] = [bow((i + 0.15) / 6), bow((i + 0.85) / 6)];
    const mid = between(p, q, 0.5);
    return ink.form(
      `M${at(p)}L${at(q)}L${n(mid[0])} ${n(mid[1] + 30)}Z`,
      { material: 'cotton', color: pastel(ink, i) },
      { light: 'top', grain: 0 },
    );
  });
  return ink.line(smooth([0, 0.25, 0.5, 0.75, 1].map(bow)), '#8f7a57', 1.8) + flags.join('');
}

const rockingChair: KindFunction = (drawing, ink) => {
  const extent = drawnSize(drawing);
  const { width, depth, height } = extent;
  const variant = ink.variant(6);
  const stage = new Stage(ink, extent, { yaw: 36, pitch: 12 });
  const frame = frameOf(ink);
  const padded = !hard.has(ink.main.material);
  const [x, seat] = [width / 2 - 2, 16];
  const rocker = (sx: number): Place[] => [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Place => [sx * x, 0.8 + t * t * 4, t * depth * 0.5]);
  for (const sx of [-1, 1]) {
    stage.tube(rocker(sx), 0.8, frame, { curved: true });
    stage.rod([sx * (x - 0.6), seat - 1, depth * 0.24], [sx * x, 1.6, depth * 0.26], 0.9, 0.7, frame);
    stage.rod([sx * (x - 0.6), seat - 1, -depth * 0.22], [sx * x, 1.6, -depth * 0.24], 0.9, 0.7, frame);
    stage.rod([sx * (x + 0.4), seat + 9, depth * 0.22], [sx * (x - 0.2), seat - 1, depth * 0.22], 0.6, 0.7, frame);
    stage.rod([sx * (x - 1), height - 1, -depth * 0.4], [sx * (x - 0.8), seat - 2, -depth * 0.22], 0.8, 0.95, frame);
    stage.box({ x: sx * (x + 0.4), y: seat + 9, z: -depth * 0.03, w: 2.4, h: 1, d: depth * 0.6 }, frame, { round: 4, grain: 'z' });
  }
  stage.box({ y: seat - 1.4, w: width - 4, h: 1.5, d: depth * 0.56 }, frame, { round: 4 });
  const [zl, zh] = [-depth * 0.23, -depth * 0.4];
  if (padded) {
    stage.soft({ y: seat, z: 0.6, w: width - 5, h: 3.2, d: depth * 0.54 }, ink.main, { radius: 1.4, puff: 0.2, piped: true });
    stage.soft({ y: seat + 3, z: zl - 0.6, w: width - 6, h: height - seat - 4, d: 3.4 }, ink.main, { radius: 1.7, puff: 0.3, piped: true });
  } else {
    const count = variant === 1 ? 4 : 7;
    if (variant === 2 || variant === 5)
      for (let i = 0; i < 4; i += 1)
        stage.box({ y: seat + 4 + i * ((height - seat - 6) / 4), z: zl - 1 - i * 1.2, w: width - 6, h: 2.6, d: 0.8 }, frame, { round: 3 });
    else
      for (let i = 0; i < count; i += 1) {
        const u = ((i + 0.5) / count - 0.5) * (width - 7);
        stage.rod([u, height - 3, zh + 0.6], [u * 0.9, seat, zl], variant === 1 ? 1 : 0.4, variant === 1 ? 0.9 : 0.45, frame);
      }
    stage.box({ y: height - 3.6, z: zh + 0.4, w: width - 2.4, h: 3.4, d: 1.2 }, frame, { round: 6 });
    if (variant === 0 || variant === 3)
      stage.soft({ y: seat + 0.1, z: 0.4, w: width - 6, h: 2, d: depth * 0.5 }, clothOf(ink), { radius: 0.9, piped: true });
  }
  if (variant === 4) pillow(stage, ink, 0, seat + 2, -depth * 0.12, pastel(ink, 0), 12);
  return stage.done();
};

const mobile: KindFunction = (drawing, ink) => {
  const variant = ink.variant(6);
  const turned = drawing.view === 'angle';
  ink.bounds = { left: 190, top: 110, right: 610, bottom: 660 };
  const wood = frameOf(ink);
  const felt = (i: number): string => (i === 0 && !hard.has(ink.main.material) ? ink.main.color : pastel(ink, i));
  const hoop = { rx: 176, ry: turned ? 50 : 34, cy: 250 };
  const ring = `M${400 - hoop.rx} ${hoop.cy}a${hoop.rx} ${hoop.ry} 0 1 1 ${hoop.rx * 2} 0a${hoop.rx} ${hoop.ry} 0 1 1 ${-hoop.rx * 2} 0Z`;
  const count = 6;
  const places = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + (turned ? 0.9 : 0.35);
    return { x: 400 + Math.cos(angle) * hoop.rx, y: hoop.cy + Math.sin(angle) * hoop.ry, depth: Math.sin(angle), i };
  }).sort((a, b) => a.depth - b.depth);
  const strings = places.map(({ x, y }) => `M400 120L${n(x)} ${n(y)}`).join('');
  const hung = places.map(({ x, y, i }) => {
    const length = 120 + ((i * 67) % 150);
    return ink.line(`M${n(x)} ${n(y)}V${n(y + length)}`, '#b7a688', 1.6) + toy(ink, x, y + length, variant, i, felt(i));
  });
  const mid = ink.line('M400 250V470', '#b7a688', 1.6) + toy(ink, 400, 470, variant, 7, felt(0));
  return (
    ink.line('M400 0V120', '#b7a688', 2.2) +
    ink.line(strings, '#b7a688', 1.6, 0.9) +
    ink.line(ring, tone(wood.color, -0.12), 13) +
    `<g transform="translate(-1 -3)">${ink.line(ring, tone(wood.color, 0.05), 6)}</g>` +
    mid +
    hung.join('')
  );
};

/** A felt figure under its string: cloud, star, moon, bird, leaf or ball. */
function toy(ink: Ink, x: number, y: number, variant: number, i: number, color: string): string {
  const forms = [
    `M-40 30C-62 30 -62 2 -40 2C-38 -22 -6 -26 0 -8C16 -20 40 -8 34 8C56 8 54 30 36 30Z`,
    'M0 -8L11 18L38 20L17 37L25 64L0 49L-25 64L-17 37L-38 20L-11 18Z',
    'M10 -4C-38 -2 -40 62 10 66C-12 46 -12 16 10 -4Z',
    'M-44 20C-30 -6 0 -8 16 6L34 0L30 16C26 44 -8 52 -26 36L-50 42Z',
    'M0 -6C34 14 32 48 0 72C-32 48 -34 14 0 -6Z',
    'M0 -4a30 30 0 1 1 -.1 0Z',
  ];
  const d = forms[(variant + (i % 3 === 2 ? 1 : i % 3 === 1 ? 5 : 0)) % forms.length] ?? forms[0] ?? '';
  const skin: Skin = { material: 'wool', color };
  return `<g transform="translate(${n(x)} ${n(y)})">${ink.form(d, skin, { light: 'round' })}<path d="${d}" fill="none" stroke="${tone(color, -0.16)}" stroke-width="1.8" stroke-dasharray="5 4" transform="translate(0 2) scale(.9)"/></g>`;
}

export const kids = {
  crib,
  'bunk-bed': bunkBed,
  'toy-chest': toyChest,
  'kids-table': kidsTable,
  'play-tent': playTent,
  'rocking-chair': rockingChair,
  mobile,
};
