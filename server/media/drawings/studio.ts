import { tone } from './color.ts';
import type { Drawing, DrawingMaterial } from './kinds.ts';
import { defaultAccent } from './palette.ts';
import { ellipse, n, type Point, smooth } from './path.ts';
import { randomOf } from './random.ts';
import { type Light, stopsOf } from './sheen.ts';
import { tileOf } from './texture.ts';

/** Side of the square picture; everything is drawn in these units. The middle 640 wide survive a 4:5 crop. */
export const canvas = 800;

/** What something is made of and in which colour. */
export interface Skin {
  readonly material: DrawingMaterial;
  readonly color: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The edges of a solid's bounding box on the picture along which its measures are written. */
export interface Axes {
  readonly width: readonly [Point, Point];
  readonly depth: readonly [Point, Point];
  readonly height: readonly [Point, Point];
}

export interface FormOptions {
  /** How the light falls; `flat` by default. */
  readonly light?: Light;
  /** Steps of light added to the whole form (−0.1 is clearly in shade). */
  readonly shade?: number;
  /** Size of the weave or grain, 1 by default; 0 leaves it out. */
  readonly grain?: number;
  /** Direction of the grain or weave in degrees, 0 along x. */
  readonly turn?: number;
  readonly opacity?: number;
}

/** A kind function: the drawing to make and the ink to make it with; returns SVG markup without the ground. */
export type KindFunction = (drawing: Drawing, ink: Ink) => string;

/**
 * The materials of one picture: gradients, weaves and shadows that a kind function draws with. Definitions are shared when
 * equal and carry ids unique within the picture.
 */
export class Ink {
  readonly drawing: Drawing;
  /** Deterministic chance: 0…1, seeded from the drawing. */
  readonly random: () => number;
  readonly main: Skin;
  readonly accent: string;
  /** Where the object stands in the picture; the scale view hangs its dimension lines on it. */
  bounds: Box = { left: 100, top: 100, right: 700, bottom: 700 };
  /** The edges along which measures are written; undefined for drawings without perspective. */
  axes: Axes | undefined;
  readonly #prefix: string;
  readonly #defs = new Map<string, string>();
  readonly #markup: string[] = [];

  constructor(drawing: Drawing, prefix = 'a') {
    this.drawing = drawing;
    this.random = randomOf(`${drawing.kind}/${drawing.view}/${drawing.color}/${drawing.material}/${drawing.shape}`);
    this.main = { material: drawing.material, color: drawing.color };
    this.accent = drawing.accent ?? defaultAccent(drawing);
    this.#prefix = prefix;
  }

  /** The silhouette asked for, wrapped into 0…`count`−1. */
  variant(count: number): number {
    return ((Math.round(this.drawing.shape) % count) + count) % count;
  }

  /** A random number between two bounds. */
  range(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** Registers a definition and returns its id; the same markup is kept once. */
  define(markup: (id: string) => string): string {
    const key = markup('');
    const known = this.#defs.get(key);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#defs.size.toString(36)}`;
    this.#defs.set(key, id);
    this.#markup.push(markup(id));
    return id;
  }

  /** A linear gradient as a paint; `vector` is [x1, y1, x2, y2] in shares of the form, or in canvas units when `absolute`. */
  linear(stops: readonly Stop[], vector: readonly [number, number, number, number] = [0, 0, 1, 0], absolute = false): string {
    const show = absolute ? n : (value: number): string => String(Math.round(value * 1000) / 1000);
    const [x1, y1, x2, y2] = vector.map(show);
    const place = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    if (!absolute) return `url(#${this.define((own) => `<linearGradient id="${own}" ${place}>${stopMarkup(stops)}</linearGradient>`)})`;
    const ramp = this.define((own) => `<linearGradient id="${own}">${stopMarkup(stops)}</linearGradient>`);
    const id = this.define((own) => `<linearGradient id="${own}" href="#${ramp}" gradientUnits="userSpaceOnUse" ${place}/>`);
    return `url(#${id})`;
  }

  /** A radial gradient in shares of the form. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.define((own) => `<radialGradient id="${own}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  /** The paint of a lit surface without its texture. */
  surface(skin: Skin, light: Light = 'flat', shade = 0): string {
    const { stops, vector } = stopsOf(skin, light, Math.round(shade * 60) / 60);
    return this.linear(stops, vector);
  }

  /** The weave or grain of a material as a see-through paint, or undefined when it is smooth; `matrix` lays it onto a face. */
  texture(skin: Skin, options: { scale?: number; turn?: number; matrix?: string } = {}): string | undefined {
    const { scale = 1, turn = 0, matrix } = options;
    const tile = scale > 0 ? tileOf(skin.material, skin.color, randomOf(`${skin.material}${this.drawing.shape}`)) : undefined;
    if (tile === undefined) return undefined;
    const base = this.define(
      (own) =>
        `<pattern id="${own}" width="${n(tile.width)}" height="${n(tile.height)}" patternUnits="userSpaceOnUse">${tile.marks}</pattern>`,
    );
    if (matrix === undefined && scale === 1 && turn === 0) return `url(#${base})`;
    const transform = matrix ?? `rotate(${n(turn)}) scale(${scale})`;
    const id = this.define((own) => `<pattern id="${own}" href="#${base}" patternTransform="${transform}"/>`);
    return `url(#${id})`;
  }

  /** One outline under several paints, back to front. */
  layers(path: string, paints: readonly (string | undefined)[], attributes = ''): string {
    const used = paints.filter((paint) => paint !== undefined);
    return used.map((paint) => `<path d="${path}" fill="${paint}"${attributes}/>`).join('');
  }

  /** An outline filled with lit material: the work horse of every kind. */
  form(path: string, skin: Skin = this.main, options: FormOptions = {}): string {
    const { light = 'flat', shade = 0, grain = 1, turn = 0, opacity = 1 } = options;
    const veil = skin.material === 'glass' ? 0.55 : 1;
    const attributes = opacity * veil < 1 ? ` opacity="${(opacity * veil).toFixed(2)}"` : '';
    return this.layers(path, [this.surface(skin, light, shade), this.texture(skin, { scale: grain, turn })], attributes);
  }

  /** A stroked line. */
  line(path: string, color: string, width: number, opacity = 1): string {
    const veil = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : '';
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}"${veil}/>`;
  }

  /** A seam: the thread's shadow with a thin light beside it. */
  seam(path: string, color: string, width = 1.6): string {
    return `${this.line(path, tone(color, -0.13), width, 0.75)}<g transform="translate(-.6 -1.2)">${this.line(path, tone(color, 0.1), width * 0.6, 0.6)}</g>`;
  }

  /** A piping: a thin cord of the material along an edge. */
  piping(path: string, color: string, width = 3): string {
    return `${this.line(path, tone(color, -0.1), width)}<g transform="translate(-.4 -.7)">${this.line(path, tone(color, 0.06), width * 0.45)}</g>`;
  }

  /** The attribute that blurs a form softly; for shadows only, as it is the dearest thing a picture can hold. */
  blur(deviation: number): string {
    const id = this.define(
      (own) => `<filter id="${own}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
    return ` filter="url(#${id})"`;
  }

  /** The contact shadow of something that stands at `cy`; falls a little to the right, as the light comes from the left. */
  shadow(cx: number, cy: number, rx: number, ry = rx * 0.14, strength = 1): string {
    const wide = this.radial([
      [0, '#4a3a28', 0.3 * strength],
      [0.55, '#4a3a28', 0.16 * strength],
      [1, '#4a3a28', 0],
    ]);
    const tight = this.radial([
      [0, '#2e2216', 0.5 * strength],
      [0.7, '#2e2216', 0.3 * strength],
      [1, '#2e2216', 0],
    ]);
    return `<path d="${ellipse(cx + rx * 0.16, cy + ry * 0.25, rx * 1.3, ry * 1.7)}" fill="${wide}"/><path d="${ellipse(cx + rx * 0.03, cy, rx * 1.02, ry * 0.8)}" fill="${tight}"/>`;
  }

  /** The soft shadow of something that hangs flat on the wall or lies on the ground: the outline, blurred and moved. */
  drop(path: string, dx = 10, dy = 14, deviation = 12, strength = 0.28): string {
    return `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" fill="#3d2f20" fill-opacity="${strength.toFixed(2)}"${this.blur(deviation)}/>`;
  }

  /**
   * A turned body (vase, lamp foot, mug, bowl): profile points [y, radius] from top to bottom around `cx`, seen from
   * slightly above (`tilt`: flattening of its circles). The mouth shows as an ellipse, open (dark inside) or closed.
   */
  turned(
    cx: number,
    profile: readonly Point[],
    skin: Skin = this.main,
    options: { tilt?: number; open?: boolean; shade?: number } = {},
  ): string {
    const { tilt = 0.16, open = true, shade = 0 } = options;
    const top = profile[0] ?? [0, 0];
    const foot = profile[profile.length - 1] ?? top;
    const right = profile.map(([y, r]): Point => [cx + r, y]);
    const left = profile.map(([y, r]): Point => [cx - r, y]).reverse();
    const [rt, rf] = [Math.max(0.1, top[1]), Math.max(0.1, foot[1])];
    const side =
      `${smooth(right)}A${n(rf)} ${n(rf * tilt)} 0 0 1 ${n(cx - rf)} ${n(foot[0])}` +
      `${smooth(left).replace(/^M[^C]*/, '')}A${n(rt)} ${n(rt * tilt)} 0 0 1 ${n(cx + rt)} ${n(top[0])}Z`;
    const rim = ellipse(cx, top[0], rt, rt * tilt);
    const inside = open
      ? `<path d="${rim}" fill="${tone(skin.color, 0.08 + shade)}"/><path d="${ellipse(cx, top[0] + rt * tilt * 0.12, rt * 0.9, rt * tilt * 0.84)}" fill="${this.linear(
          [
            [0, tone(skin.color, -0.32)],
            [1, tone(skin.color, -0.14)],
          ],
          [0, 0, 1, 0.2],
        )}"/>`
      : this.form(rim, skin, { light: 'flat', shade: shade + 0.06, grain: 0.8 });
    const upright = skin.material === 'oak' || skin.material === 'walnut' ? 90 : 0;
    return this.form(side, skin, { light: 'round', shade, turn: upright }) + inside;
  }

  /** A cushion seen from the front: swollen sides, piping, pulled corners; `turn` in degrees leans it. */
  cushion(
    x: number,
    y: number,
    width: number,
    height: number,
    skin: Skin = this.main,
    options: { turn?: number; piped?: boolean } = {},
  ): string {
    const { turn = 0, piped = true } = options;
    const pull = Math.min(width, height) * 0.06;
    const [r, b] = [x + width, y + height];
    const outline =
      `M${n(x)} ${n(y)}Q${n(x + width / 2)} ${n(y + pull * 2)} ${n(r)} ${n(y)}Q${n(r - pull * 1.4)} ${n(y + height / 2)} ${n(r)} ${n(b)}` +
      `Q${n(x + width / 2)} ${n(b - pull * 0.6)} ${n(x)} ${n(b)}Q${n(x + pull * 1.4)} ${n(y + height / 2)} ${n(x)} ${n(y)}Z`;
    const glow = this.radial(
      [
        [0, tone(skin.color, 0.09), 0.85],
        [0.6, tone(skin.color, 0.02), 0.3],
        [1, tone(skin.color, -0.14), 0.5],
      ],
      0.4,
      0.38,
      0.68,
    );
    const folds = `M${n(x + 6)} ${n(y + 6)}q${n(width * 0.1)} ${n(height * 0.08)} ${n(width * 0.15)} ${n(height * 0.2)}M${n(r - 6)} ${n(y + 6)}q${n(-width * 0.1)} ${n(height * 0.09)} ${n(-width * 0.13)} ${n(height * 0.22)}M${n(r - 6)} ${n(b - 6)}q${n(-width * 0.12)} ${n(-height * 0.07)} ${n(-width * 0.17)} ${n(-height * 0.18)}`;
    const body =
      this.layers(outline, [this.surface(skin, 'top'), this.texture(skin), glow]) +
      this.line(folds, tone(skin.color, -0.14), 2.4, 0.3) +
      (piped ? this.piping(outline, skin.color, 2.6) : '');
    return turn === 0 ? body : `<g transform="rotate(${n(turn)} ${n(x + width / 2)} ${n(b)})">${body}</g>`;
  }

  /** All definitions made so far. */
  definitions(): string {
    return this.#markup.join('');
  }

  /** The ground of every picture: warm sand, lit from the upper left, floor and wall melting into each other. */
  ground(): string {
    const wall = this.linear(
      [
        [0, '#f1ebe2'],
        [0.6, '#f6f2eb'],
        [0.74, '#f1ebe2'],
        [1, '#eae3d7'],
      ],
      [0, 0, 0.06, 1],
    );
    const day = this.radial(
      [
        [0, '#fffdf8', 0.75],
        [1, '#fffdf8', 0],
      ],
      0.22,
      0.2,
      0.75,
    );
    return `<path d="M0 0h${canvas}v${canvas}H0Z" fill="${wall}"/><path d="M0 0h${canvas}v${canvas}H0Z" fill="${day}"/>`;
  }
}

/** A gradient stop: place 0…1, colour, opacity (1 by default). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity]) => {
      const veil = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${color}"${veil}/>`;
    })
    .join('');
