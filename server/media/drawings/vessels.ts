import { tone } from './color.ts';
import { ellipse, n, type Point, smooth } from './path.ts';
import type { Ink, Skin } from './studio.ts';

/** A turned form: profile points [share of the height from the top, radius as a share of the height]. */
export interface Vessel {
  readonly cx: number;
  readonly base: number;
  readonly height: number;
  readonly profile: readonly Point[];
}

/** How a turned form is glazed, opened and lit. */
export interface VesselOptions {
  readonly skin?: Skin;
  /** Flattening of its circles: how much we look down on it. */
  readonly tilt?: number;
  /** `open` shows a dark mouth, `closed` a flat top, `none` leaves the top to whoever draws a lid on it. */
  readonly mouth?: 'open' | 'closed' | 'none';
  /** Colour of the inside of the mouth. */
  readonly lining?: string;
  /** What fills an open mouth up to just below the rim. */
  readonly filled?: string;
  /** Markings (glaze, bands, ribs) laid over the body, clipped to it and shaded with it. */
  readonly marks?: string;
  readonly shadow?: boolean;
  readonly shade?: number;
}

const glossy = new Set(['ceramic', 'glass', 'plastic', 'metal', 'brass', 'steel', 'wax', 'painted']);

/** The closed side of a turned form as a path, its foot and shoulder rounded as circles seen from above. */
export function vesselSide({ cx, base, height, profile }: Vessel, tilt: number): string {
  const points = profile.map(([t, r]): Point => [base - height + t * height, r * height]);
  const right = points.map(([y, r]): Point => [cx + r, y]);
  const left = points.map(([y, r]): Point => [cx - r, y]).reverse();
  const [top, foot] = [points[0] ?? [0, 0], points[points.length - 1] ?? [0, 0]];
  return (
    `${smooth(right)}A${n(foot[1])} ${n(foot[1] * tilt)} 0 0 1 ${n(cx - foot[1])} ${n(foot[0])}` +
    `${smooth(left).replace(/^M[^C]*/, '')}A${n(top[1])} ${n(top[1] * tilt)} 0 0 1 ${n(cx + top[1])} ${n(top[0])}Z`
  );
}

/** Content clipped to an outline. */
export function clipped(ink: Ink, path: string, content: string): string {
  const id = ink.define((own) => `<clipPath id="${own}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

/** A ring around a turned form between two heights, its edges bent as circles seen from above. */
export function band(cx: number, top: number, bottom: number, radius: number, tilt: number, color: string, opacity = 1): string {
  const bend = n(radius * tilt);
  const d = `M${n(cx - radius)} ${n(top)}A${n(radius)} ${bend} 0 0 0 ${n(cx + radius)} ${n(top)}V${n(bottom)}A${n(radius)} ${bend} 0 0 1 ${n(cx - radius)} ${n(bottom)}Z`;
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** Many thin lines around a turned form: throwing rings, ribs of a basket. */
export function rings(cx: number, from: number, to: number, step: number, radius: number, tilt: number): string {
  let d = '';
  for (let y = from; y <= to; y += step) d += `M${n(cx - radius)} ${n(y)}a${n(radius)} ${n(radius * tilt)} 0 0 0 ${n(radius * 2)} 0`;
  return d;
}

/** A vase, pot, bowl or jar with shadow, glaze, mouth and reflected light. */
export function vessel(ink: Ink, form: Vessel, options: VesselOptions = {}): string {
  const { skin = ink.main, tilt = 0.17, mouth = 'open', lining = skin.color, filled, marks, shadow = true, shade = 0 } = options;
  const { cx, base, height, profile } = form;
  const side = vesselSide(form, tilt);
  const radii = profile.map(([, r]) => r * height);
  const rt = radii[0] ?? 0;
  const foot = radii[radii.length - 1] ?? 0;
  const widest = Math.max(...radii);
  const top = base - height;
  const weight = ink.linear(
    [
      [0.5, '#20140a', 0],
      [1, '#20140a', 0.2],
    ],
    [0, 0, 0, 1],
  );
  let body = ink.form(side, skin, { light: 'round', shade });
  if (marks !== undefined) {
    const wrap = ink.linear([
      [0, '#fff', 0.06],
      [0.2, '#fff', 0.14],
      [0.5, '#1d1208', 0.02],
      [0.86, '#1d1208', 0.26],
      [1, '#1d1208', 0.16],
    ]);
    body += `${clipped(ink, side, marks)}<path d="${side}" fill="${wrap}"/>`;
  }
  if (height > 70) body += `<path d="${side}" fill="${weight}"/>`;
  if (height > 70 && glossy.has(skin.material)) body += windowLight(ink, form);
  const cast = shadow
    ? ink.shadow(cx, base + foot * tilt * 0.35, Math.max(foot * 1.08, widest * 0.8), Math.max(foot, widest * 0.72) * tilt)
    : '';
  if (mouth === 'none') return cast + body;
  const rim = ellipse(cx, top, rt, rt * tilt);
  if (mouth === 'closed') return cast + body + ink.form(rim, skin, { light: 'flat', shade: shade + 0.05 });
  const lip = Math.max(2.4, Math.min(9, rt * 0.07));
  const inner = ellipse(cx, top + lip * 0.25, rt - lip, (rt - lip) * tilt);
  const depth = ink.linear(
    [
      [0, tone(lining, -0.34)],
      [0.55, tone(lining, -0.2)],
      [1, tone(lining, -0.08)],
    ],
    [0, 0, 0.9, 0.5],
  );
  let hole = `<path d="${rim}" fill="${ink.linear([
    [0, tone(skin.color, 0.12)],
    [0.5, tone(skin.color, 0.04)],
    [1, tone(skin.color, -0.1)],
  ])}"/><path d="${inner}" fill="${depth}"/>`;
  if (filled !== undefined)
    hole += clipped(ink, inner, `<path d="${ellipse(cx, top + rt * tilt * 0.5, rt, rt * tilt)}" fill="${filled}"/>`);
  return cast + body + hole;
}

/** The soft mirror of a window along the left of a glazed body. */
function windowLight(ink: Ink, { cx, base, height, profile }: Vessel): string {
  const within = profile.filter(([t]) => t > 0.06 && t < 0.9).map(([t, r]): Point => [base - height + t * height, r * height]);
  if (within.length < 2) return '';
  const outer = within.map(([y, r]): Point => [cx - r * 0.66, y]);
  const innerEdge = within.map(([y, r]): Point => [cx - r * 0.5, y]).reverse();
  const fade = ink.linear(
    [
      [0, '#fff', 0],
      [0.3, '#fff', 0.42],
      [0.7, '#fff', 0.16],
      [1, '#fff', 0],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="${smooth(outer)}L${smooth(innerEdge).slice(1)}Z" fill="${fade}"/>`;
}

/** A clear glass form: pale body, bright and dark edges, a thick foot; `filled` shows a drink up to a share of the height. */
export function glassware(ink: Ink, form: Vessel, options: { tint?: string; tilt?: number; ribs?: number } = {}): string {
  const { tint = '#cfd9d6', tilt = 0.2, ribs = 0 } = options;
  const { cx, base, height, profile } = form;
  const side = vesselSide(form, tilt);
  const rt = (profile[0]?.[1] ?? 0) * height;
  const rf = (profile[profile.length - 1]?.[1] ?? 0) * height;
  const top = base - height;
  const dark = tone(tint, -0.28);
  const wall = ink.linear([
    [0, dark, 0.7],
    [0.05, '#fff', 0.5],
    [0.14, tint, 0.3],
    [0.5, tint, 0.16],
    [0.86, tint, 0.38],
    [0.95, dark, 0.36],
    [1, dark, 0.75],
  ]);
  const foot = ink.linear(
    [
      [0, dark, 0],
      [0.82, dark, 0.05],
      [0.9, '#fff', 0.4],
      [0.95, dark, 0.4],
      [1, dark, 0.2],
    ],
    [0, 0, 0, 1],
  );
  let flutes = '';
  for (let i = 1; i < ribs; i += 1) {
    const a = -Math.cos((i / ribs) * Math.PI);
    flutes += smooth(profile.map(([t, r]): Point => [cx + a * r * height, top + t * height + Math.sqrt(1 - a * a) * r * height * tilt]));
  }
  return (
    ink.shadow(cx, base, rf * 1.05, rf * tilt, 0.6) +
    `<path d="${ellipse(cx, top, rt, rt * tilt)}" fill="${dark}" fill-opacity=".14"/>` +
    `<path d="${side}" fill="${wall}"/><path d="${side}" fill="${foot}"/>` +
    (ribs > 0 ? `${ink.line(flutes, '#ffffff', 2.4, 0.4)}<g transform="translate(2 0)">${ink.line(flutes, dark, 1.2, 0.3)}</g>` : '') +
    windowLight(ink, form) +
    `<path d="${ellipse(cx, top, rt, rt * tilt)}" fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="2.2"/>` +
    `<path d="M${n(cx - rt)} ${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 0 ${n(rt * 1.2)} ${n(rt * tilt * 0.96)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.8"/>`
  );
}
