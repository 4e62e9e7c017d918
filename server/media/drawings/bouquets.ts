import { mix, tone } from './color.ts';
import { along, leafStamp, type Stamp, twig } from './foliage.ts';
import type { Drawing } from './kinds.ts';
import { ellipse, n, type Point } from './path.ts';
import type { Ink } from './studio.ts';
import { glassware, vessel } from './vessels.ts';

/** A blossom seen half from the side, as a stamp: petals around a heart. */
function blossomStamp(ink: Ink, color: string, petals: number, heart: string): Stamp {
  const paint = ink.radial(
    [
      [0, tone(color, -0.16)],
      [0.4, color],
      [1, tone(color, 0.12)],
    ],
    0.5,
    0.9,
    0.95,
  );
  let layers = '';
  for (const [ring, size] of [
    [petals, 1],
    [petals, 0.72],
    [Math.max(4, petals - 2), 0.46],
  ] as const) {
    for (let i = 0; i < ring; i += 1) {
      const turn = (360 / ring) * i + size * 50;
      layers += `<path d="M0 0C${n(-38 * size)} ${n(-14 * size)} ${n(-30 * size)} ${n(-56 * size)} 0 ${n(-54 * size)}S${n(38 * size)} ${n(-14 * size)} 0 0Z" transform="rotate(${n(turn)})" fill="${paint}"/>`;
    }
  }
  const id = ink.define((own) => `<g id="${own}">${layers}<path d="${ellipse(0, 0, 9, 9)}" fill="${heart}"/></g>`);
  return (x, y, length, turn, face = 1) =>
    `<use href="#${id}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(turn)})scale(${(length / 100).toFixed(2)} ${((length / 100) * face).toFixed(2)})"/>`;
}

const stems = (
  ink: Ink,
  x: number,
  y: number,
  height: number,
  count: number,
  spread: number,
): { start: Point; bend: Point; end: Point }[] =>
  Array.from({ length: count }, (_, i) => {
    const a = count === 1 ? 0 : (((i * 2) % count) / (count - 1) - 0.5) * 2;
    const tall = height * (1 - Math.abs(a) * 0.26) * ink.range(0.86, 1);
    return { start: [x + a * 7, y], bend: [x + a * spread * 0.12, y - tall * 0.6], end: [x + a * spread + ink.range(-8, 8), y - tall] };
  });

const q = ({ start, bend, end }: { start: Point; bend: Point; end: Point }): string =>
  `M${n(start[0])} ${n(start[1])}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`;

/** Stems standing in something whose mouth is at (x, y): eucalyptus, dried grasses, peonies, tulips, olive, or meadow. */
export function bunch(ink: Ink, x: number, y: number, height: number, which: number): string {
  const kind = ((which % 6) + 6) % 6;
  const petal = mix(ink.accent, '#e7c3b0', 0.45);
  if (kind === 0) {
    const leaf = leafStamp(ink, 'round', '#8fa596', 0.2);
    const small = height < 170;
    return stems(ink, x, y, height, small ? 4 : 6, height * 0.48)
      .map(({ start, bend, end }) =>
        twig(ink, leaf, start, bend, end, {
          leaves: small ? 7 : 11,
          length: height * (small ? 0.16 : 0.115),
          spread: 62,
          stem: '#8a7a63',
          from: 0.25,
        }),
      )
      .join('');
  }
  if (kind === 1) return grasses(ink, x, y, height);
  const set = stems(ink, x, y, height, kind === 3 ? 7 : 9, height * (kind === 5 ? 0.46 : 0.42));
  const green = kind === 4 ? '#87977a' : '#64805a';
  const leaf = leafStamp(ink, kind === 3 ? 'sword' : 'lance', green, 0.3);
  if (kind === 4)
    return set
      .slice(0, 6)
      .map(({ start, bend, end }) =>
        twig(ink, leaf, start, bend, end, { leaves: height < 170 ? 7 : 14, length: height * 0.14, spread: 46, stem: '#7b6a55' }),
      )
      .join('');
  let out = set.map((stem) => ink.line(q(stem), '#6d8058', 3.6)).join('');
  for (const stem of set) {
    for (const t of kind === 3 ? [0.12] : [0.45, 0.68]) {
      const { at, turn } = along(stem.start, stem.bend, stem.end, t);
      out += leaf(at[0], at[1], height * (kind === 3 ? 0.6 : 0.2), turn + ink.range(-1, 1) * (kind === 3 ? 18 : 60), kind === 3 ? 1.2 : 1);
    }
  }
  if (kind === 3) {
    const cupForm = leafStamp(ink, 'oval', petal, 0);
    return (
      out +
      set
        .map(
          ({ end }) =>
            cupForm(end[0] - 5, end[1] + 8, height * 0.17, -14, 0.62) +
            cupForm(end[0] + 5, end[1] + 8, height * 0.17, 14, 0.62) +
            cupForm(end[0], end[1] + 10, height * 0.175, 0, 0.8),
        )
        .join('')
    );
  }
  const big = blossomStamp(ink, petal, 8, '#d9a94e');
  const small = blossomStamp(ink, '#f3eadb', 7, '#cfa552');
  return (
    out +
    set
      .map(({ end }, i) =>
        (i % 3 === 1 ? small : big)(end[0], end[1], height * (kind === 5 ? 0.17 : 0.25) * ink.range(0.85, 1.1), ink.range(-30, 30), 0.86),
      )
      .join('')
  );
}

/** Dried grasses: thin stalks with feathered heads. */
function grasses(ink: Ink, x: number, y: number, height: number): string {
  let hairs = '';
  const small = height < 170;
  const set = stems(ink, x, y, height, small ? 5 : 9, height * 0.44);
  for (const stem of set)
    for (let i = 0; i < (small ? 9 : 17); i += 1) {
      const { at, turn } = along(stem.start, stem.bend, stem.end, 0.8 + i * (small ? 0.023 : 0.012));
      const a = ((turn + (i % 2 === 0 ? 1 : -1) * ink.range(8, 30)) * Math.PI) / 180;
      hairs += `M${n(at[0])} ${n(at[1])}l${n(Math.sin(a) * height * 0.1)} ${n(-Math.cos(a) * height * 0.1)}`;
    }
  return (
    ink.line(set.map(q).join(''), '#9c8055', 2.4) +
    ink.line(hairs, '#8f7146', 2.6, 0.75) +
    `<g transform="translate(-1 -1)">${ink.line(hairs, '#c9ab78', 1.2, 0.8)}</g>`
  );
}

/** A bouquet as a product: in a vase, in a jug, or tied and wrapped in paper. */
export function bouquet(drawing: Drawing, ink: Ink): string {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  ink.bounds = { left: 200, top: 90, right: 600, bottom: 725 };
  if (shape % 3 === 2) return wrapped(ink, shape, angle);
  const order = [2, 0, 3, 5, 1, 4];
  const which = order[shape] ?? 2;
  const base = angle ? 735 : 725;
  const cx = angle ? 300 : 400;
  const tall = angle ? 190 : 250;
  const glass = shape % 2 === 0;
  const sunk = glass ? tall * 0.7 : 0;
  const flowers = bunch(ink, cx, base - tall + 14 + sunk, (angle ? 360 : 400) + sunk * 0.9, which);
  const shapeOfVase: readonly Point[] = [
    [0, 0.27],
    [0.1, 0.24],
    [0.4, 0.26],
    [0.8, 0.34],
    [1, 0.28],
  ];
  const pot = glass
    ? glassware(ink, { cx, base, height: tall, profile: shapeOfVase })
    : vessel(ink, { cx, base, height: tall, profile: shapeOfVase }, { skin: { material: 'paper', color: '#cdbfa8' } });
  const side = angle
    ? bunch(ink, 580, 640, 210, which) +
      vessel(
        ink,
        {
          cx: 580,
          base: 740,
          height: 110,
          profile: [
            [0, 0.24],
            [0.2, 0.2],
            [0.6, 0.42],
            [1, 0.3],
          ],
        },
        { skin: { material: 'ceramic', color: '#e3d9c8' } },
      )
    : '';
  return flowers + pot + side;
}

/** Tied with a ribbon in a cone of paper. */
function wrapped(ink: Ink, shape: number, angle: boolean): string {
  const paper = { material: 'paper', color: '#cdb695' } as const;
  const back = 'M210 330Q300 250 400 280T590 330L430 690H380Z';
  const front = 'M196 360Q270 420 340 396T470 410T604 356L440 700Q405 716 370 700Z';
  const wrap =
    ink.form(back, paper, { shade: -0.08, light: 'flat' }) +
    bunch(ink, 400, 520, 410, shape === 2 ? 2 : 5) +
    ink.form(front, paper, { light: 'round' }) +
    ink.line('M300 412L396 690M400 420L404 700M520 404L412 690', tone(paper.color, -0.14), 3, 0.4) +
    ink.line('M352 604Q402 626 452 604', ink.accent, 16) +
    ink.line('M402 614q-50 -34 -66 4t64 2q60 30 72 -6t-70 4M400 618q-20 50 -40 84M404 618q16 50 44 74', tone(ink.accent, -0.05), 9);
  const turned = angle ? `<g transform="translate(20 70)rotate(66 400 470)">${wrap}</g>` : wrap;
  return ink.shadow(angle ? 400 : 405, angle ? 640 : 712, angle ? 270 : 90, angle ? 44 : 14, 0.8) + turned;
}
