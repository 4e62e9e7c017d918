import { tree } from './firs.ts';
import { along, leafStamp } from './foliage.ts';
import { bow } from './gifts.ts';
import { n, type Point } from './path.ts';
import { dot, greens, lightAt, sprayStamp } from './sprays.ts';
import type { KindFunction } from './studio.ts';
import { wreath } from './wreaths.ts';

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
          [110, 256],
          [712, 250],
        ]
      : [
          [112, 232],
          [400, 296],
          [688, 232],
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
