import { tone } from './color.ts';
import { along, leafStamp, type Stamp } from './foliage.ts';
import { bow, companionGifts } from './gifts.ts';
import { ellipse, n, type Point } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { vessel } from './vessels.ts';

/** A spray of fir: a short twig with needles on both sides, as a stamp. */
export function sprayStamp(ink: Ink, color: string): Stamp {
  const ids = [-0.1, -0.02, 0.06].map((step) => {
    let needles = '';
    for (let i = 0; i < 15; i += 1) {
      const y = -i * 6.4;
      const reach = 25 - Math.abs(i - 5) * 1.5;
      needles += `M0 ${n(y)}l${n(-reach)} ${n(-reach * 0.62)}M0 ${n(y)}l${n(reach)} ${n(-reach * 0.62)}`;
    }
    return ink.define(
      (own) =>
        `<g id="${own}" fill="none" stroke-linecap="round"><path d="${needles}M0 -88v-14" stroke="${tone(color, step)}" stroke-width="3.6"/><path d="M0 4V-92" stroke="${tone('#7a6045', step)}" stroke-width="3"/></g>`,
    );
  });
  return (x, y, length, turn, face = 1) => {
    const id = ids[Math.floor(ink.random() * ids.length)] ?? ids[0];
    const s = length / 100;
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(turn)})scale(${(s * face).toFixed(2)} ${s.toFixed(2)})"/>`;
  };
}

/** A glass or metal ball with its cap; `y` is its centre. */
export function ball(ink: Ink, x: number, y: number, r: number, color: string, capped = true): string {
  const body = ink.radial(
    [
      [0, tone(color, 0.3)],
      [0.18, tone(color, 0.12)],
      [0.55, color],
      [0.85, tone(color, -0.16)],
      [1, tone(color, -0.08)],
    ],
    0.34,
    0.3,
    0.8,
  );
  const gleam = ink.radial([
    [0, '#fff', 0.95],
    [0.6, '#fff', 0.4],
    [1, '#fff', 0],
  ]);
  const cap = capped
    ? `<path d="M${n(x - r * 0.17)} ${n(y - r * 0.93)}h${n(r * 0.34)}v${n(-r * 0.2)}h${n(-r * 0.34)}z" fill="${ink.linear([
        [0, '#8f7434'],
        [0.3, '#e6cb83'],
        [1, '#8a6d2f'],
      ])}"/><path d="${ellipse(x, y - r * 1.22, r * 0.09, r * 0.11)}" fill="none" stroke="#a98a45" stroke-width="${n(Math.max(1.2, r * 0.03))}"/>`
    : '';
  return `${cap}<path d="${ellipse(x, y, r, r)}" fill="${body}"/><path d="${ellipse(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.26)}" fill="${gleam}"/><path d="${ellipse(x + r * 0.42, y + r * 0.5, r * 0.24, r * 0.14)}" fill="#fff" fill-opacity=".12"/>`;
}

const greens = ['#4c6b4c', '#7f9379', '#3f5f47', '#8a9a78', '#566f4d', '#6b7f5e'];

/** Berries, cones or blossoms scattered at a point. */
function dot(ink: Ink, shape: number, x: number, y: number, s: number): string {
  if (shape % 3 === 1) {
    const petal = leafStamp(ink, 'oval', '#f1ece0', 0);
    return (
      Array.from({ length: 5 }, (_, i) => petal(x, y, 30 * s, i * 72 + 10)).join('') +
      `<path d="${ellipse(x, y, 5 * s, 5 * s)}" fill="#c9a352"/>`
    );
  }
  if (shape % 3 === 2) return cone(ink, x, y, s);
  return [
    [-11, 3],
    [9, -3],
    [0, 12],
  ]
    .map(([dx, dy]) => ball(ink, x + (dx ?? 0) * s, y + (dy ?? 0) * s, 10 * s, ink.accent, false))
    .join('');
}

function cone(ink: Ink, x: number, y: number, s: number): string {
  const scale = ink.linear(
    [
      [0, '#a37c54'],
      [1, '#64452c'],
    ],
    [0, 0, 0.4, 1],
  );
  let d = '';
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 4; i += 1)
      d += ellipse(x + (i - 1.5 + (row % 2) * 0.4) * 9 * s * (1 - Math.abs(row - 2) * 0.16), y + (row - 2) * 9 * s, 6.4 * s, 6 * s);
  return `<path d="${ellipse(x, y, 20 * s, 25 * s)}" fill="#573c27"/><path d="${d}" fill="${scale}"/>`;
}

function ring(ink: Ink, cx: number, cy: number, r: number, shape: number): string {
  const color = ink.main.material === 'leaf' ? ink.main.color : (greens[shape] ?? '#4c6b4c');
  const fir = shape === 0 || shape === 2 || shape === 5;
  const stamp = fir ? sprayStamp(ink, color) : leafStamp(ink, shape === 1 ? 'round' : shape === 3 ? 'lance' : 'oval', color, 0.4);
  const half = shape === 3;
  let out = ink.line(ellipse(cx, cy, r, r), half ? '#b8924a' : '#6b5238', half ? 5 : 10);
  const count = fir ? 76 : 104;
  for (let i = 0; i < count; i += 1) {
    const a = half ? -Math.PI * 0.28 + (i / count) * Math.PI * 1.15 : (i / count) * Math.PI * 2;
    const lane = (i % 3) - 1;
    const [x, y] = [cx + Math.cos(a + 0.6) * (r + lane * 15), cy + Math.sin(a + 0.6) * (r + lane * 15)];
    const turn = ((a + 0.6) * 180) / Math.PI + 180 + (lane === 0 ? 0 : lane === 1 ? 180 - 132 - 180 + 90 : -132 + 90) + ink.range(-14, 14);
    out += stamp(
      x,
      y,
      (fir ? 74 : 56) * ink.range(0.85, 1.15),
      lane === 0 ? turn : ((a + 0.6) * 180) / Math.PI + 180 + lane * -46 + ink.range(-12, 12),
      fir ? 1 : ink.range(0.7, 1),
    );
  }
  const spots = half ? 6 : 11;
  for (let i = 0; i < spots; i += 1) {
    const a = half ? 0.1 + (i / spots) * Math.PI * 0.9 : (i / spots) * Math.PI * 2 + 0.3;
    out += dot(ink, shape, cx + Math.cos(a) * (r + ink.range(-16, 16)), cy + Math.sin(a) * (r + ink.range(-16, 16)), 1.05);
  }
  return out;
}

const wreath: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, cy, r] = angle ? [400, 380, 180] : [400, 400, 235];
  ink.bounds = { left: 100, top: 100, right: 700, bottom: 700 };
  const cast = `<path d="${ellipse(cx + 14, cy + 20, r, r)}" fill="none" stroke="#3d2f20" stroke-width="70" stroke-opacity=".2"${ink.blur(14)}/>`;
  const ribbon = shape % 2 === 0 ? bow(ink, cx, cy + r, r * 0.0052, ink.accent) : '';
  const hang = angle
    ? door(ink) + `<path d="M${cx - 13} 70h26L${cx + 9} ${cy - r}h-18z" fill="${ink.accent}"/>`
    : ink.line(`M${cx} 60V${cy - r}`, '#b8924a', 3);
  return hang + cast + ring(ink, cx, cy, r, shape) + ribbon;
};

/** A panelled door for wreaths. */
function door(ink: Ink): string {
  const skin: Skin = { material: 'painted', color: '#54645a' };
  const panel = (x: number, y: number, w: number, h: number): string =>
    ink.form(`M${x} ${y}h${w}v${h}h${-w}z`, skin, { shade: -0.06 }) +
    ink.form(`M${x + 12} ${y + 12}h${w - 24}v${h - 24}h${24 - w}z`, skin, { shade: 0.03 });
  return (
    ink.form('M130 40H670V800H130Z', skin) +
    panel(180, 92, 440, 470) +
    panel(180, 610, 200, 220) +
    panel(420, 610, 200, 220) +
    `<path d="M118 30H130V800H118zM670 30H682V800H670zM118 30H682V42H118z" fill="#f7f2e8"/>` +
    ink.form(ellipse(636, 590, 15, 15), { material: 'brass', color: '#b8924a' })
  );
}

function fir(ink: Ink, cx: number, base: number, height: number, shape: number): string {
  const color = ink.main.material === 'leaf' ? ink.main.color : '#3f5f47';
  const spray = sprayStamp(ink, shape === 2 ? '#9fb0a0' : color);
  const tiers = 13;
  const slim = [0.36, 0.28, 0.36, 0.42, 0.24, 0.36][shape] ?? 0.36;
  let out = ink.form(
    `M${n(cx - 10)} ${n(base - height * 0.2)}h20v${n(height * 0.2)}h-20z`,
    { material: 'walnut', color: '#5f4630' },
    { light: 'round', grain: 0 },
  );
  for (let i = 0; i < tiers; i += 1) {
    const t = i / (tiers - 1);
    const y = base - height * (0.12 + t * 0.8);
    const reach = height * slim * (1 - t * 0.9);
    const count = Math.max(4, Math.round(11 * (1 - t * 0.62)));
    for (let j = 0; j < count; j += 1) {
      const u = (j / (count - 1)) * 2 - 1;
      const drop = (1 - Math.abs(u)) * height * 0.026;
      out += spray(
        cx + u * reach * 0.52,
        y + drop,
        Math.max(height * 0.085, reach * 0.66),
        u * 112 + (Math.abs(u) < 0.2 ? 180 * (j % 2) * 0 + ink.range(-30, 30) : 0) + ink.range(-8, 8),
        ink.range(0.85, 1.15),
      );
    }
  }
  out += spray(cx, base - height * 0.9, height * 0.1, 0);
  if (shape === 1 || shape === 2) return out;
  for (let i = 0; i < 24; i += 1) {
    const t = ((i * 7) % 24) / 24;
    const u = Math.sin(i * 2.4);
    const [x, y] = [cx + u * height * slim * (1 - t * 0.92) * 0.86, base - height * (0.12 + t * 0.74) + 8];
    out +=
      shape === 3 || shape === 4
        ? lightAt(ink, x, y, height * 0.026)
        : ball(ink, x, y, height * 0.02, i % 3 === 0 ? '#e9dcc0' : i % 3 === 1 ? ink.accent : '#b8924a');
  }
  return out + star(ink, cx, base - height * 0.985, height * 0.05);
}

const lightAt = (ink: Ink, x: number, y: number, r: number): string =>
  `<path d="${ellipse(x, y, r, r)}" fill="${ink.radial([
    [0, '#fff6da', 1],
    [0.2, '#ffdf9a', 0.85],
    [0.4, '#ffd27a', 0.25],
    [1, '#ffd27a', 0],
  ])}"/>`;

function star(ink: Ink, x: number, y: number, r: number): string {
  const d = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    const s = i % 2 === 0 ? r : r * 0.44;
    return `${i === 0 ? 'M' : 'L'}${n(x + Math.sin(a) * s)} ${n(y - Math.cos(a) * s)}`;
  }).join('');
  return ink.form(`${d}Z`, { material: 'brass', color: '#c9a14e' }, { light: 'flat' });
}

const tree: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, base, h] = angle ? [330, 700, 600] : [400, 715, 660];
  ink.bounds = { left: cx - 220, top: base - h, right: cx + 220, bottom: base + 10 };
  const foot =
    shape % 2 === 0
      ? ink.shadow(cx, base + 4, h * 0.16, 16) +
        vessel(
          ink,
          {
            cx,
            base: base + 10,
            height: h * 0.13,
            profile: [
              [0, 0.9],
              [0.5, 0.86],
              [1, 0.72],
            ],
          },
          { skin: { material: 'jute', color: '#b99a6a' }, filled: '#5a4632' },
        )
      : ink.shadow(cx, base + 4, h * 0.16, 16) +
        ink.line(`M${cx - 90} ${base + 4}L${cx} ${base - 26}L${cx + 90} ${base + 4}M${cx} ${base - 26}v34`, '#3b3733', 11);
  return foot + fir(ink, cx, base, h, shape) + (angle ? companionGifts(ink, 575, 735) : '');
};

const garland: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const color = ink.main.material === 'leaf' ? ink.main.color : (greens[shape] ?? '#4c6b4c');
  const needle = shape % 2 === 0;
  const stamp = needle ? sprayStamp(ink, color) : leafStamp(ink, shape === 1 ? 'round' : shape === 3 ? 'lance' : 'oval', color, 0.4);
  const parts: (readonly [Point, Point, Point])[] = angle
    ? [
        [
          [80, 250],
          [400, 290],
          [720, 250],
        ],
        [
          [92, 250],
          [110, 430],
          [90, 600],
        ],
        [
          [708, 250],
          [690, 430],
          [712, 600],
        ],
      ]
    : [
        [
          [70, 230],
          [230, 560],
          [400, 300],
        ],
        [
          [400, 300],
          [570, 560],
          [730, 230],
        ],
      ];
  ink.bounds = { left: 70, top: 200, right: 730, bottom: 520 };
  let out = '';
  for (const [a, b, c] of parts) {
    const d = `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
    out += `<path d="${d}" transform="translate(8 24)" fill="none" stroke="#3d2f20" stroke-width="50" stroke-opacity=".18"${ink.blur(12)}/>${ink.line(d, '#6b5238', 8)}`;
    for (let i = 0; i < 42; i += 1) {
      const spot = along(a, b, c, i / 42);
      const side = (i % 3) - 1;
      out += stamp(
        spot.at[0],
        spot.at[1],
        (needle ? 78 : 60) * ink.range(0.8, 1.15),
        spot.turn + side * ink.range(36, 62) + ink.range(-8, 8),
        ink.range(0.8, 1),
      );
    }
    for (let i = 0; i < 6; i += 1) {
      const spot = along(a, b, c, (i + 0.5) / 6);
      out +=
        shape === 4
          ? lightAt(ink, spot.at[0], spot.at[1], 26)
          : dot(ink, shape, spot.at[0] + ink.range(-12, 12), spot.at[1] + ink.range(-6, 20), 0.95);
    }
  }
  const bows = (
    angle
      ? [
          [88, 250],
          [712, 250],
        ]
      : [
          [72, 226],
          [400, 296],
          [728, 226],
        ]
  )
    .map(([x, y]) => (shape === 1 || shape === 4 ? '' : bow(ink, x ?? 0, y ?? 0, 0.72, ink.accent)))
    .join('');
  const mantel = angle
    ? ink.form('M50 214H750V250H50Z', { material: 'painted', color: '#f4efe4' }, { light: 'pipe' }) +
      ink.form('M96 250H178V760H96ZM622 250H704V760H622ZM178 250H622V330H178Z', { material: 'painted', color: '#efe9dd' }, {}) +
      `<path d="M178 330H622V760H178Z" fill="${ink.linear(
        [
          [0, '#2a2420'],
          [1, '#4a3a2e'],
        ],
        [0, 0, 0, 1],
      )}"/>` +
      ink.line('M230 720q170 -30 340 0M250 740q150 -40 300 -6', '#6d4a30', 24) +
      lightAt(ink, 400, 690, 130)
    : '';
  return mantel + out + bows;
};

/** Green things for the door, the room and the mantelpiece. */
export const evergreens = { wreath, tree, garland } satisfies Record<string, KindFunction>;
