import { Camera, type Extent, type Place, type Viewpoint } from './camera.ts';
import { tone } from './color.ts';
import { sweep, walls } from './extrusion.ts';
import { Face } from './face.ts';
import { framing } from './framing.ts';
import { backToFront, type Item } from './order.ts';
import { at, between, distance, ellipse, hull, line, n, type Point, roundedPolygon, smooth } from './path.ts';
import { settingOf } from './setting.ts';
import type { Ink, Skin } from './studio.ts';

/** A block in the room in inches: centre in x and z, underside in y. */
export interface Block {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

export interface BoxOptions {
  /** Corner radius in canvas units. */
  readonly round?: number;
  /** Steps of light added. */
  readonly shade?: number;
  /** Direction of the grain; the longest side by default. */
  readonly grain?: 'x' | 'y' | 'z';
  /** Drawn onto the front, e.g. drawers and handles. */
  readonly front?: (face: Face) => string;
  readonly side?: (face: Face) => string;
  readonly top?: (face: Face) => string;
}

export interface SoftOptions {
  /** Radius of the edges in inches. */
  readonly radius?: number;
  /** How far the sides swell, in inches. */
  readonly puff?: number;
  readonly piped?: boolean;
  readonly shade?: number;
}

/** A small room with a camera: solids are added in any order and come out sorted, lit and standing on their shadow. */
export class Stage {
  readonly camera: Camera;
  readonly extent: Extent;
  readonly #ink: Ink;
  readonly #items: Item[] = [];
  readonly #feet: string[] = [];

  constructor(ink: Ink, extent: Extent, view: Partial<Viewpoint> = {}) {
    this.#ink = ink;
    this.extent = extent;
    const { viewpoint, frame } = framing(ink.drawing, view);
    this.camera = new Camera(extent, viewpoint, frame);
    ink.bounds = this.camera.span(extent);
    const [x, z] = [extent.width / 2, extent.depth / 2];
    const corner = (px: number, py: number, pz: number): Point => this.project(px, py, pz);
    ink.axes = {
      width: [corner(-x, 0, z), corner(x, 0, z)],
      depth: [corner(x, 0, z), corner(x, 0, -z)],
      height: [corner(x, 0, -z), corner(x, extent.height, -z)],
    };
  }

  project(x: number, y: number, z: number): Point {
    return this.camera.project([x, y, z]);
  }

  /** Adds anything drawn by hand that occupies a block; `round` things stand on a round shadow. */
  add(block: Block, markup: string, round = false): void {
    const { x = 0, y = 0, z = 0, w, h, d } = block;
    this.#items.push({ low: [x - w / 2, y, z - d / 2], high: [x + w / 2, y + h, z + d / 2], markup });
    if (y < 0.6) this.#foot(x, z, w * (round ? 0.84 : 1), d * (round ? 0.84 : 1), round);
  }

  /** A block with sharp or slightly eased edges: case goods, table tops, square legs. */
  box(block: Block, skin: Skin, options: BoxOptions = {}): void {
    const { round = 1.2, shade = 0 } = options;
    let markup = '';
    for (const face of this.#facesOf(block)) {
      const corners = face.corners();
      const light = this.camera.shade(face.normal) + shade;
      const big = face.area() > 1800 && face.thickness() > 11;
      const path = round <= 1.6 ? line(corners, true) : roundedPolygon(corners, round);
      const eased = ` stroke="${tone(skin.color, light)}"${round <= 1.6 ? '' : ' stroke-width=".8"'}`;
      const grain = big ? this.#laid(face, skin, options.grain) : undefined;
      markup += `<path d="${path}" fill="${this.#ink.surface(skin, 'flat', light)}"${eased}/>${grain === undefined ? '' : `<path d="${path}" fill="${grain}"/>`}`;
      markup +=
        face.name === 'front'
          ? (options.front?.(face) ?? '')
          : face.name === 'top'
            ? (options.top?.(face) ?? '')
            : (options.side?.(face) ?? '');
    }
    this.add(block, markup + this.#bevel(block, skin, shade));
  }

  /** An upholstered block: rounded silhouette, light melting from the top over the front edge, darker flank. */
  soft(block: Block, skin: Skin, options: SoftOptions = {}): void {
    const { x = 0, y = 0, z = 0, w, h, d } = block;
    const { radius = Math.min(w, h, d) * 0.3, puff = 0, piped = false, shade = 0 } = options;
    const ink = this.#ink;
    const unit = this.camera.unit([x, y, z]);
    const r = Math.max(2, radius * unit);
    const outline = roundedPolygon(hull(cornersOf(block).map((corner) => this.camera.project(corner))), r, puff * unit);
    const faces = this.#facesOf(block);
    const front = faces.find((face) => face.name === 'front');
    const top = faces.find((face) => face.name === 'top');
    const flank = faces.find((face) => face.name === 'left' || face.name === 'right');
    const [a, b] = [this.project(x - w / 2, y + h, z + d / 2), this.project(x + w / 2, y + h, z + d / 2)];
    const upper = (this.camera.shade([0, 1, 0]) + 0.02) * (top === undefined ? 0.4 : 1) + shade;
    const facing = front === undefined ? 0 : this.camera.shade(front.normal) + shade;
    const paint = this.#meltingPaint(a, b, this.project(x, y + h, z - d / 2), this.project(x, y, z + d / 2), r, skin, upper, facing);
    let markup = ink.layers(outline, [paint, ink.texture(skin)]);
    if (flank !== undefined && flank.thickness() > 4) markup += this.#flank(flank, skin, r, this.camera.shade(flank.normal) + shade);
    if (piped) {
      const inset = r * 0.35;
      const along = between(a, b, Math.min(0.4, r / Math.max(1, distance(a, b))));
      const until = between(b, a, Math.min(0.4, r / Math.max(1, distance(a, b))));
      const low = this.project(x, y, z + d / 2)[1] - this.project(x, y + h, z + d / 2)[1] - r * 0.5;
      const cord = `M${n(along[0])} ${n(along[1] + inset)}L${n(until[0])} ${n(until[1] + inset)}M${n(along[0])} ${n(along[1] + low)}L${n(until[0])} ${n(until[1] + low)}`;
      markup += ink.line(cord, tone(skin.color, facing - 0.1), 1.9, 0.8);
    }
    this.add(block, markup);
  }

  /** A round leg or rod from one place to another, with its radius at each end in inches. */
  rod(from: Place, to: Place, r1: number, r2: number, skin: Skin, shade = 0): void {
    const [p, q] = [this.camera.project(from), this.camera.project(to)];
    const length = distance(p, q) || 1;
    const [nx, ny] = [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
    const [u1, u2] = [r1 * this.camera.unit(from), r2 * this.camera.unit(to)];
    const upright = Math.abs(q[1] - p[1]) > Math.abs(q[0] - p[0]);
    const path = `M${at([p[0] + nx * u1, p[1] + ny * u1])}L${at([q[0] + nx * u2, q[1] + ny * u2])}A${n(u2)} ${n(u2 * (upright ? 0.4 : 1))} 0 0 ${q[1] > p[1] ? 1 : 0} ${at([q[0] - nx * u2, q[1] - ny * u2])}L${at([p[0] - nx * u1, p[1] - ny * u1])}Z`;
    const steep = Math.abs(q[1] - p[1]) > 2.2 * Math.abs(q[0] - p[0]);
    const level = Math.abs(q[0] - p[0]) > 2.2 * Math.abs(q[1] - p[1]);
    const markup = this.#ink.form(path, skin, { light: steep ? 'round' : level ? 'pipe' : 'flat', shade, grain: 0 });
    const r = Math.max(r1, r2);
    this.#items.push({
      low: [Math.min(from[0], to[0]) - r, Math.min(from[1], to[1]), Math.min(from[2], to[2]) - r],
      high: [Math.max(from[0], to[0]) + r, Math.max(from[1], to[1]), Math.max(from[2], to[2]) + r],
      markup,
    });
    const foot = from[1] < to[1] ? from : to;
    if (foot[1] < 0.6) this.#foot(foot[0], foot[2], r * 2.4, r * 2.4);
  }

  /** A bent tube or wire through places, `radius` in inches. */
  tube(places: readonly Place[], radius: number, skin: Skin, options: { curved?: boolean; shade?: number } = {}): void {
    const points = places.map((place) => this.camera.project(place));
    const width = Math.max(1.4, radius * 2 * this.camera.unit(places[0] ?? [0, 0, 0]));
    const path = options.curved === true ? smooth(points) : line(points);
    const shade = options.shade ?? 0;
    const ink = this.#ink;
    const markup =
      ink.line(path, tone(skin.color, -0.13 + shade), width) +
      `<g transform="translate(${n(-width * 0.12)} ${n(-width * 0.1)})">${ink.line(path, tone(skin.color, 0.01 + shade), width * 0.62)}${ink.line(path, tone(skin.color, 0.16 + shade), width * 0.2, 0.7)}</g>`;
    const axis = (i: 0 | 1 | 2): number[] => places.map((place) => place[i]);
    this.#items.push({
      low: [Math.min(...axis(0)) - radius, Math.min(...axis(1)), Math.min(...axis(2)) - radius],
      high: [Math.max(...axis(0)) + radius, Math.max(...axis(1)), Math.max(...axis(2)) + radius],
      markup,
    });
    for (const [x, y, z] of places) if (y < radius + 0.4) this.#foot(x, z, radius * 3, radius * 3);
  }

  /** A turned body standing at (x, z): [height, radius] from top to bottom in inches. */
  turned(x: number, z: number, profile: readonly Point[], skin: Skin, options: { open?: boolean; shade?: number } = {}): void {
    const screen = profile.map(([y, r]): Point => [this.project(x, y, z)[1], r * this.camera.unit([x, y, z])]);
    const cx = this.project(x, profile[0]?.[0] ?? 0, z)[0];
    const wide = Math.max(...profile.map(([, r]) => r)) * 2;
    const low = Math.min(...profile.map(([y]) => y));
    const high = Math.max(...profile.map(([y]) => y));
    const markup = this.#ink.turned(cx, screen, skin, { tilt: Math.max(0.04, this.camera.tilt), open: false, ...options });
    this.#items.push({ low: [x - wide / 2, low, z - wide / 2], high: [x + wide / 2, high, z + wide / 2], markup });
    if (low < 0.6) this.#foot(x, z, (profile[profile.length - 1]?.[1] ?? 1) * 2, (profile[profile.length - 1]?.[1] ?? 1) * 2, true);
  }

  /**
   * An outline drawn out along an axis from `from` to `to`: a table top (`y`, outline in x/z), a headboard or chair back
   * (`z`, outline in x/y), an arm seen from the side (`x`, outline in z/y). Any outline, also hollow ones.
   */
  extrude(axis: 'x' | 'y' | 'z', outline: readonly Point[], from: number, to: number, skin: Skin, options: ExtrudeOptions = {}): void {
    const { curved = true, shade = 0, onFace } = options;
    const place = ([u, v]: Point, along: number): Place => (axis === 'x' ? [along, v, u] : axis === 'y' ? [u, along, v] : [u, v, along]);
    const index = axis === 'x' ? 0 : axis === 'y' ? 1 : 2;
    const near = Math.abs(this.camera.eye[index] - to) < Math.abs(this.camera.eye[index] - from) ? to : from;
    const far = near === to ? from : to;
    const faceOf = (along: number): Point[] => outline.map((point) => this.camera.project(place(point, along)));
    const [front, back] = [faceOf(near), faceOf(far)];
    const path = curved ? smooth(front, true) : line(front, true);
    const body = curved || hull(front).length === front.length ? sweep(front, back, curved) : walls(front, back);
    const side = near > far ? 1 : -1;
    const light = this.camera.shade(axis === 'x' ? [side, 0, 0] : axis === 'y' ? [0, side, 0] : [0, 0, side]) + shade;
    const ink = this.#ink;
    const flat = axis === 'y' ? { matrix: `matrix(1 0 .2 ${n(Math.max(0.3, this.camera.tilt))} 0 0)` } : {};
    const markup =
      `<path d="${body}" fill="${ink.surface(skin, axis === 'y' ? 'round' : 'top', shade - (axis === 'y' ? 0.03 : 0.06))}"/>` +
      `<g stroke="${tone(skin.color, light + 0.05)}" stroke-width=".9">${ink.layers(path, [ink.surface(skin, 'flat', light), ink.texture(skin, flat)])}</g>` +
      (onFace?.((u, v) => this.camera.project(place([u, v], near))) ?? '');
    const us = outline.map(([u]) => u);
    const vs = outline.map(([, v]) => v);
    const low = place([Math.min(...us), Math.min(...vs)], Math.min(from, to));
    const high = place([Math.max(...us), Math.max(...vs)], Math.max(from, to));
    this.#items.push({ low, high, markup });
    if (low[1] < 0.6) this.#foot((low[0] + high[0]) / 2, (low[2] + high[2]) / 2, high[0] - low[0], high[2] - low[2], axis === 'y');
  }

  /** The finished group: shadow, then everything from back to front. */
  done(options: { shadow?: boolean } = {}): string {
    const shadow = options.shadow === false ? '' : this.#shadow();
    return (
      settingOf(this, this.#ink) +
      shadow +
      backToFront(this.#items, this.camera.eye)
        .map((item) => item.markup)
        .join('')
    );
  }

  #shadow(): string {
    const { width, depth } = this.extent;
    const corner = (x: number, z: number): Point => this.project(x * 0.98, 0, z);
    const floor = [
      corner(-width / 2, -depth / 2),
      corner(width / 2 + width * 0.05, -depth / 2),
      corner(width / 2 + width * 0.05, depth / 2),
      corner(-width / 2, depth / 2),
    ];
    const ink = this.#ink;
    return (
      `<path d="${roundedPolygon(floor, 30)}" fill="#4a3a28" fill-opacity=".2"${ink.blur(14)}/>` +
      (this.#feet.length === 0 ? '' : `<path d="${this.#feet.join('')}" fill="#2e2216" fill-opacity=".5"${ink.blur(4)}/>`)
    );
  }

  #foot(x: number, z: number, w: number, d: number, round = false): void {
    const unit = this.camera.unit([x, 0, z]);
    const [cx, cy] = this.project(x, 0, z);
    const grow = 2 / unit;
    if (round) this.#feet.push(ellipse(cx + 2, cy + 1, (w / 2) * unit + 2, (d / 2) * unit * this.camera.tilt + 2));
    else {
      const corner = (sx: number, sz: number): Point => this.project(x + sx * (w / 2 + grow) + grow, 0, z + sz * (d / 2 + grow));
      this.#feet.push(line([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true));
    }
  }

  #facesOf(block: Block): Face[] {
    return Face.of(block, this.camera);
  }

  /** The light that catches the upper front edge. */
  #bevel(block: Block, skin: Skin, shade: number): string {
    const { x = 0, y = 0, z = 0, w, h, d } = block;
    if (this.camera.eye[1] < y + h) return '';
    const [a, b] = [this.project(x - w / 2, y + h, z + d / 2), this.project(x + w / 2, y + h, z + d / 2)];
    if (distance(a, b) < 26) return '';
    return this.#ink.line(line([a, b]), tone(skin.color, 0.14 + shade), 1.1, 0.65);
  }

  /** Grain laid along a face. */
  #laid(face: Face, skin: Skin, grain: BoxOptions['grain']): string | undefined {
    const matrix = face.matrix(grain);
    return this.#ink.texture(skin, { matrix });
  }

  /** From the light of the top over a soft front edge into the front, darkening towards the floor. */
  #meltingPaint(a: Point, b: Point, back: Point, foot: Point, r: number, skin: Skin, upper: number, facing: number): string {
    const length = distance(a, b) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const along = (p: Point): number => (p[0] - a[0]) * nx + (p[1] - a[1]) * ny;
    const [start, end] = [Math.min(along(back), -1) - r * 0.2, Math.max(along(foot), 1) + r * 0.2];
    const share = (value: number): number => Math.round(Math.min(0.98, Math.max(0.02, (value - start) / (end - start))) * 14) / 14;
    const color = (step: number): string => tone(skin.color, step);
    return this.#ink.linear(
      [
        [0, color(upper - 0.03)],
        [share(-r * 0.1), color(upper + 0.025)],
        [share(r * 0.9), color(facing + 0.012)],
        [share(end - r * 1.2), color(facing - 0.03)],
        [1, color(facing - 0.11)],
      ],
      [a[0] + nx * start, a[1] + ny * start, a[0] + nx * end, a[1] + ny * end],
      true,
    );
  }

  #flank(flank: Face, skin: Skin, r: number, light: number): string {
    const corners = flank.corners();
    const xs = corners.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const melt = Math.max(0.1, Math.round(Math.min(0.7, (r * 0.9) / Math.max(1, right - left)) * 10) / 10);
    const edge = flank.name === 'right' ? 0 : 1;
    const fade = [
      [edge, tone(skin.color, light * 0.5), 0],
      [edge === 0 ? melt : 1 - melt, tone(skin.color, light), 0.92],
      [1 - edge, tone(skin.color, light - 0.04), 0.95],
    ] as const;
    const stops = edge === 0 ? fade : [...fade].reverse();
    return this.#ink.layers(roundedPolygon(corners, Math.min(r, (right - left) * 0.7)), [this.#ink.linear(stops, [0, 0, 1, 0.1])]);
  }
}

export interface ExtrudeOptions {
  readonly curved?: boolean;
  readonly shade?: number;
  /** Drawn onto the face towards us; the function maps outline coordinates to the picture. */
  readonly onFace?: (map: (u: number, v: number) => Point) => string;
}

function cornersOf({ x = 0, y = 0, z = 0, w, h, d }: Block): Place[] {
  const places: Place[] = [];
  for (const sx of [-1, 1])
    for (const sy of [0, 1]) for (const sz of [-1, 1]) places.push([x + (sx * w) / 2, y + sy * h, z + (sz * d) / 2]);
  return places;
}
