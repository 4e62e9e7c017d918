import { mix, tone } from './color.ts';
import { clothOf, pastel } from './kids-skins.ts';
import { at, between, line, n, type Point, smooth } from './path.ts';
import { drawnSize } from './sizes.ts';
import { Stage } from './stage.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const playTent: KindFunction = (drawing, ink) => {
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
