import { mix, tone } from './color.ts';
import { plants } from './foliage.ts';
import type { DrawingKind } from './kinds.ts';
import { n, type Point, roundedPolygon, roundedRect } from './path.ts';
import type { Stage } from './stage.ts';
import type { Ink } from './studio.ts';

/** What stands around a piece in its second picture: a room with a rug, a plant and a picture, or a terrace. */
type Setting = 'room' | 'hall' | 'garden' | 'tabletop' | 'overhead';

const settings: Partial<Record<DrawingKind, Setting>> = {
  sofa: 'room',
  sectional: 'room',
  armchair: 'room',
  'accent-chair': 'room',
  ottoman: 'room',
  'coffee-table': 'room',
  'dining-table': 'room',
  bed: 'room',
  crib: 'room',
  'rocking-chair': 'room',
  'kids-table': 'room',
  'play-tent': 'room',
  'dining-chair': 'hall',
  'office-chair': 'hall',
  'bar-stool': 'hall',
  'floor-lamp': 'hall',
  bench: 'hall',
  'console-table': 'hall',
  desk: 'hall',
  nightstand: 'hall',
  dresser: 'hall',
  sideboard: 'hall',
  'tv-stand': 'hall',
  'toy-chest': 'hall',
  'side-table': 'hall',
  'outdoor-sofa': 'garden',
  adirondack: 'garden',
  'patio-set': 'garden',
  'fire-pit': 'garden',
  'table-lamp': 'tabletop',
  'desk-lamp': 'tabletop',
  lantern: 'tabletop',
  pendant: 'overhead',
  chandelier: 'overhead',
  grill: 'garden',
};

/** Pieces of so many parts that a plant beside them would make the picture slow to load. */
const crowded: ReadonlySet<DrawingKind> = new Set(['sofa', 'sectional', 'bed', 'crib', 'kids-table', 'patio-set', 'outdoor-sofa']);

/** What surrounds a kind in its second picture, so that the piece leaves room for it. */
export const settingFor = (kind: DrawingKind): Setting | undefined => settings[kind];

/** The surroundings of the second picture, behind the piece and quieter than it. */
export function settingOf(stage: Stage, ink: Ink): string {
  const setting = ink.drawing.view === 'angle' ? settings[ink.drawing.kind] : undefined;
  if (setting === undefined) return '';
  if (setting === 'tabletop') return tabletop(ink);
  if (setting === 'overhead') return laidTable(ink);
  const { top } = ink.bounds;
  const art = setting !== 'garden' && top > 270 ? wallPicture(ink, 250, Math.max(56, top - 250), Math.min(190, top - 120)) : '';
  const skirting = setting === 'garden' ? paving(ink, stage) : floorLine(ink, stage);
  return skirting + art + (setting === 'room' ? rug(stage, ink) : '') + (crowded.has(ink.drawing.kind) ? '' : pottedPlant(stage, ink));
}

/** A table seen from its edge with a few books on it, under something that stands on tables. */
function tabletop(ink: Ink): string {
  const y = ink.bounds.bottom;
  const oak = { material: 'oak', color: '#cfae80' } as const;
  const board = `M0 ${n(y - 74)}H800V${n(y + 62)}H0Z`;
  const veil = ink.linear(
    [
      [0, '#f6f1e8', 0.75],
      [1, '#f6f1e8', 0.1],
    ],
    [0, 0, 0, 1],
  );
  const covers = ['#7f8d7a', '#e2d5c1', mix('#a86a4a', ink.main.color, 0.2)];
  const books = covers.map((color, i) => {
    const [x, top, w] = [112 + i * 9, y - 26 - i * 25, 176 - i * 18];
    return `${ink.form(roundedRect(x, top, w, 24, 3), { material: 'cotton', color }, { light: 'pipe', grain: 0 })}<path d="M${n(x + w - 5)} ${n(top + 4)}v16" stroke="#f7f2e8" stroke-width="5"/>`;
  });
  return `${ink.form(board, oak, { light: 'flat', grain: 1.3 })}<path d="${board}" fill="${veil}"/>${ink.form(`M0 ${n(y + 62)}H800v34H0Z`, oak, { shade: -0.13 })}<path d="M0 ${n(y + 96)}H800V800H0Z" fill="${ink.linear(
    [
      [0, '#b9ab97'],
      [1, '#dcd2c3'],
    ],
    [0, 0, 0, 1],
  )}"/>${ink.shadow(206, y, 104, 12)}${books.join('')}`;
}

/** A dining table with a bowl, under something that hangs over it. */
function laidTable(ink: Ink): string {
  const oak = { material: 'oak', color: '#c9a06b' } as const;
  return (
    ink.form('M110 676H690L748 724H52Z', oak, { shade: 0.03 }) +
    ink.form('M52 724H748V746H52Z', oak, { shade: -0.1 }) +
    ink.form('M84 746h40l-6 60H90ZM676 746h40l-6 60h-28Z', oak, { light: 'round', shade: -0.08, turn: 90 }) +
    `<ellipse cx="400" cy="698" rx="290" ry="24" fill="${ink.radial([
      [0, '#fff3d2', 0.6],
      [1, '#fff3d2', 0],
    ])}"/>` +
    ink.shadow(404, 700, 74, 9) +
    ink.turned(
      400,
      [
        [652, 80],
        [672, 70],
        [692, 42],
        [700, 30],
      ],
      { material: 'stoneware', color: '#ded4c4' },
      { tilt: 0.2 },
    )
  );
}

/** The floor: a shade deeper than the wall, melting towards us. */
function floorLine(ink: Ink, stage: Stage): string {
  const y = horizon(stage);
  const floor = ink.linear(
    [
      [0, '#e2d8c8'],
      [0.4, '#ebe3d6', 0.8],
      [1, '#ebe3d6', 0],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="M0 ${n(y)}H800V800H0Z" fill="${floor}"/><path d="M0 ${n(y - 16)}H800v16H0Z" fill="#fbf8f2" fill-opacity=".85"/><path d="M0 ${n(y)}H800v3H0Z" fill="#cfc3b0" fill-opacity=".7"/>`;
}

/** Stone slabs of a terrace, faint. */
function paving(ink: Ink, stage: Stage): string {
  const y = horizon(stage);
  const floor = ink.linear(
    [
      [0, '#d9d0c1'],
      [1, '#e6ddd0', 0.6],
    ],
    [0, 0, 0, 1],
  );
  let joints = '';
  for (let i = 0; i < 4; i += 1) joints += `M0 ${n(y + 26 + i * i * 20 + i * 30)}H800`;
  for (let i = -5; i < 6; i += 1) joints += `M${n(400 + i * 90)} ${n(y)}L${n(400 + i * 210)} 800`;
  return `<path d="M0 ${n(y)}H800V800H0Z" fill="${floor}"/>${ink.line(joints, '#c4b8a5', 1.6, 0.5)}`;
}

/** Where wall and floor meet: just above the back edge of the piece. */
function horizon(stage: Stage): number {
  const { width, depth } = stage.extent;
  return Math.min(stage.project(-width / 2, 0, -depth / 2)[1], stage.project(width / 2, 0, -depth / 2)[1]) - 8;
}

function rug(stage: Stage, ink: Ink): string {
  const { width, depth } = stage.extent;
  const color = mix(['#d8cbb8', '#c9c3b4', '#d6c0ab', '#bfc4ba', '#cdbfb5', '#c4bcae'][ink.variant(6)] ?? '#d8cbb8', ink.main.color, 0.12);
  const grow = Math.max(14, width * 0.16);
  const at = (share: number): Point[] => {
    const [x, z] = [width / 2 + grow * share, depth / 2 + grow * share];
    return [stage.project(-x, 0, -z + grow), stage.project(x, 0, -z + grow), stage.project(x, 0, z), stage.project(-x, 0, z)];
  };
  const border = roundedPolygon(at(0.74), 3);
  return ink.form(roundedPolygon(at(1), 4), { material: 'wool', color }, { shade: -0.02 }) + ink.line(border, tone(color, -0.1), 3, 0.6);
}

/** The plants whose leaves are few and large: a background must stay quick to load. */
const light = [1, 2, 4, 0];

/** A plant beside the far corner. */
function pottedPlant(stage: Stage, ink: Ink): string {
  const { width, depth, height } = stage.extent;
  const grow = plants[light[ink.variant(light.length)] ?? 0];
  if (grow === undefined) return '';
  const [, y] = stage.project(width / 2 + 8, 0, -depth / 2);
  const x = Math.min(714, Math.max(610, ink.bounds.right + 46));
  const unit = stage.camera.unit([width / 2, 0, -depth / 2]);
  const tall = Math.min(330, Math.max(170, height * unit * 0.9));
  const pot = tall * 0.3;
  const [top, r] = [y - pot, pot * 0.46];
  const clay = { material: 'stoneware', color: ['#c9bfae', '#b97f5f', '#e6dfd2'][ink.variant(3)] ?? '#c9bfae' } as const;
  return (
    ink.shadow(x, y, r * 1.1, r * 0.26, 0.8) +
    ink.turned(
      x,
      [
        [top, r],
        [top + pot * 0.6, r * 0.92],
        [y, r * 0.7],
      ],
      clay,
      { tilt: 0.22 },
    ) +
    grow(ink, x, top + 3, tall * 0.86)
  );
}

/** A framed print on the wall. */
function wallPicture(ink: Ink, x: number, y: number, height: number): string {
  const width = height * 0.78;
  const frame = roundedRect(x, y, width, height, 2);
  const m = height * 0.09;
  const [a, b] = [mix('#c98f6c', ink.main.color, 0.25), mix('#7f8d7a', ink.main.color, 0.15)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    ink.drop(frame, 6, 10, 8, 0.18) +
    `<path d="${frame}" fill="#b99a6d"/><path d="${roundedRect(x + 5, y + 5, width - 10, height - 10, 1)}" fill="#fbf8f2"/>` +
    `<path d="M${n(x + m * 1.6)} ${n(y + height - m * 1.8)}Q${n(cx - width * 0.1)} ${n(cy - height * 0.02)} ${n(cx + width * 0.08)} ${n(cy + height * 0.16)}T${n(x + width - m * 1.6)} ${n(cy + height * 0.04)}V${n(y + height - m * 1.8)}Z" fill="${b}" fill-opacity=".75"/><circle cx="${n(cx + width * 0.06)}" cy="${n(cy - height * 0.14)}" r="${n(height * 0.13)}" fill="${a}" fill-opacity=".8"/>`
  );
}
