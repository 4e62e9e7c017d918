import { lightness, mix, tone } from './color.ts';
import type { Face } from './face.ts';
import { tints } from './palette.ts';
import { at, line, n, roundedPolygon } from './path.ts';
import type { Ink } from './studio.ts';

/** How a front is opened. */
export type Handle = 'bar' | 'knob' | 'cup' | 'notch' | 'ring' | 'none';

const handles: readonly Handle[] = ['knob', 'bar', 'notch', 'cup', 'bar', 'ring'];

/** The handle that belongs to the drawing's silhouette. */
export const handleOf = (ink: Ink): Handle => handles[ink.variant(6)] ?? 'knob';

function handleColor(ink: Ink): string {
  if (ink.drawing.accent !== undefined) return ink.accent;
  return lightness(ink.main.color) < 0.55 ? tints.brass : ink.variant(2) === 0 ? tints.brass : '#3a3530';
}

/** A handle around a point of a front, `span` inches wide. */
export function handle(ink: Ink, face: Face, u: number, v: number, span: number, kind = handleOf(ink), upright = false): string {
  const unit = face.unit();
  const color = handleColor(ink);
  const shadow = (path: string, width: number): string => `<g transform="translate(2 3)">${ink.line(path, '#1c140c', width, 0.28)}</g>`;
  if (kind === 'none') return '';
  if (kind === 'knob' || kind === 'ring') {
    const [x, y] = face.at(u, v);
    const r = Math.max(3, unit * (kind === 'ring' ? 1.1 : 0.62));
    const disc = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;
    if (kind === 'ring')
      return shadow(disc, r * 0.3) + ink.line(disc, tone(color, -0.08), r * 0.42) + ink.line(disc, tone(color, 0.16), r * 0.14);
    const ball = ink.radial(
      [
        [0, tone(color, 0.28)],
        [0.35, color],
        [1, tone(color, -0.2)],
      ],
      0.36,
      0.3,
      0.75,
    );
    return `<path d="${disc}" transform="translate(2 3)" fill="#1c140c" fill-opacity=".3"/><path d="${disc}" fill="${ball}"/>`;
  }
  if (kind === 'notch') {
    const path = upright ? face.stroke(u, v - span / 2, u, v + span / 2) : face.stroke(u - span / 2, v, u + span / 2, v);
    return (
      ink.line(path, tone(ink.main.color, -0.34), Math.max(3, unit * 0.7)) +
      `<g transform="translate(0 1.6)">${ink.line(path, tone(ink.main.color, 0.12), 1.2, 0.6)}</g>`
    );
  }
  const [a, b] = upright ? [face.at(u, v - span / 2), face.at(u, v + span / 2)] : [face.at(u - span / 2, v), face.at(u + span / 2, v)];
  const bar = line([a, b]);
  const width = Math.max(2.6, unit * 0.5);
  if (kind === 'cup') {
    const drop = unit * 1.1;
    const cup = `M${at(a)}L${at(b)}Q${n(b[0])} ${n(b[1] + drop)} ${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + drop)}Q${n(a[0])} ${n(a[1] + drop)} ${at(a)}Z`;
    return `<path d="${cup}" transform="translate(1.5 3)" fill="#1c140c" fill-opacity=".3"/>${ink.form(cup, { material: 'brass', color }, { light: 'pipe', grain: 0 })}`;
  }
  return (
    shadow(bar, width) +
    ink.line(bar, tone(color, -0.12), width) +
    `<g transform="translate(-.4 -.8)">${ink.line(bar, tone(color, 0.2), width * 0.4)}</g>`
  );
}

/** A panel that stands proud of the frame: joint, light from above, its own grain already on the face below. */
export function drawer(ink: Ink, face: Face, u: number, v: number, width: number, height: number): string {
  const corners = [face.at(u, v), face.at(u + width, v), face.at(u + width, v + height), face.at(u, v + height)];
  const veil = ink.linear(
    [
      [0, '#fff', 0.13],
      [0.12, '#fff', 0.03],
      [0.85, '#20150a', 0.03],
      [1, '#20150a', 0.14],
    ],
    [0, 0, 0, 1],
  );
  const path = roundedPolygon(corners, 1.6);
  return `<path d="${path}" fill="${veil}" stroke="${tone(ink.main.color, -0.3)}" stroke-width="1.6" stroke-opacity=".85"/>`;
}

/** Drawers one over the other, with a handle each. */
export function drawerColumn(ink: Ink, face: Face, count: number, options: { margin?: number; kind?: Handle } = {}): string {
  const { margin = Math.min(0.9, face.width * 0.04), kind = handleOf(ink) } = options;
  const height = (face.height - margin * (count + 1)) / count;
  let markup = '';
  for (let i = 0; i < count; i += 1) {
    const v = margin + i * (height + margin);
    markup += drawer(ink, face, margin, v, face.width - margin * 2, height);
    markup += handle(ink, face, face.width / 2, kind === 'notch' ? v + 0.5 : v + height * 0.5, Math.min(6, face.width * 0.3), kind);
  }
  return markup;
}

/** Drawers side by side. */
export function drawerRow(ink: Ink, face: Face, count: number): string {
  const margin = 0.6;
  const width = (face.width - margin * (count + 1)) / count;
  let markup = '';
  for (let i = 0; i < count; i += 1) {
    const u = margin + i * (width + margin);
    markup += drawer(ink, face, u, margin, width, face.height - margin * 2);
    const kind = handleOf(ink);
    markup += handle(ink, face, u + width / 2, kind === 'notch' ? margin + 0.4 : face.height / 2, Math.min(5, width * 0.3), kind);
  }
  return markup;
}

/** How a door is made. */
export type Door = 'plain' | 'slatted' | 'cane' | 'shaker' | 'glass' | 'fluted';

/** A door over a part of the front. */
export function door(
  ink: Ink,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  kind: Door,
  handleAt: 'left' | 'right' | 'none',
): string {
  let markup = drawer(ink, face, u, v, width, height);
  const color = ink.main.color;
  const inset = Math.min(2.2, width * 0.14);
  if (kind === 'slatted' || kind === 'fluted') {
    const step = kind === 'slatted' ? 1.5 : 0.95;
    let gaps = '';
    let lights = '';
    for (let s = u + step; s < u + width - step * 0.4; s += step) {
      gaps += face.stroke(s, v + 0.5, s, v + height - 0.5);
      lights += face.stroke(s + step * 0.3, v + 0.5, s + step * 0.3, v + height - 0.5);
    }
    const unit = face.unit();
    markup +=
      ink.line(gaps, tone(color, -0.28), Math.max(1.2, unit * 0.34), 0.8) +
      ink.line(lights, tone(color, 0.13), Math.max(1, unit * 0.22), 0.5);
  } else if (kind === 'cane' || kind === 'glass') {
    const pane = face.rect(u + inset, v + inset, width - inset * 2, height - inset * 2, 2);
    const skin = kind === 'cane' ? ({ material: 'rattan', color: mix(tints.oak, '#efe0c0', 0.45) } as const) : undefined;
    markup += skin === undefined ? glazing(ink, pane) : ink.form(pane, skin, { grain: 0.55, turn: 45 });
    markup += `<path d="${pane}" fill="none" stroke="${tone(color, -0.25)}" stroke-width="1.6"/>`;
  } else if (kind === 'shaker') {
    const panel = face.rect(u + inset, v + inset, width - inset * 2, height - inset * 2, 1);
    const veil = ink.linear(
      [
        [0, '#1c140c', 0.17],
        [0.1, '#1c140c', 0.05],
        [1, '#fff', 0.05],
      ],
      [0, 0, 0.3, 1],
    );
    markup += `<path d="${panel}" fill="${veil}" stroke="${tone(color, -0.2)}" stroke-width="1.1" stroke-opacity=".7"/>`;
  }
  if (handleAt === 'none') return markup;
  const own = handleOf(ink);
  const edge = Math.min(1.4, width * 0.1);
  return (
    markup +
    handle(
      ink,
      face,
      handleAt === 'left' ? u + edge : u + width - edge,
      v + height * 0.45,
      Math.min(5, height * 0.25),
      own === 'cup' ? 'knob' : own,
      true,
    )
  );
}

/** Panes with the room behind them and a slanting reflection. */
function glazing(ink: Ink, path: string): string {
  const paint = ink.linear(
    [
      [0, '#e9eef0', 0.75],
      [0.32, '#cfd8da', 0.5],
      [0.36, '#f6f9fa', 0.75],
      [0.5, '#dfe6e7', 0.45],
      [1, '#aab6b8', 0.6],
    ],
    [0, 0, 1, 1],
  );
  return `<path d="${path}" fill="${paint}"/>`;
}
