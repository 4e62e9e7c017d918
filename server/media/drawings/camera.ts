import type { Point } from './path.ts';

/** A place in the room in inches: x to the right, y up from the floor, z towards us; the object stands around x = z = 0. */
export type Place = readonly [x: number, y: number, z: number];

export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Where the object may lie in the picture, in canvas units. */
export interface Frame {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
}

export interface Viewpoint {
  /** Degrees the camera walks to the right around the object. */
  readonly yaw: number;
  /** Degrees it looks down. */
  readonly pitch: number;
}

const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Daylight from the upper left behind the camera, in the camera's own axes (right, up, towards us). */
const daylight: Place = [-0.54, 0.64, 0.54];

/** A mild long-lens perspective fitted to an object. */
export class Camera {
  readonly eye: Place;
  /** Flattening of level circles. */
  readonly tilt: number;
  readonly #right: Place;
  readonly #up: Place;
  readonly #forward: Place;
  #scale = 1;
  #shift: Point = [0, 0];

  constructor(extent: Extent, viewpoint: Viewpoint, frame: Frame) {
    const yaw = (viewpoint.yaw * Math.PI) / 180;
    const pitch = (viewpoint.pitch * Math.PI) / 180;
    this.tilt = Math.sin(pitch);
    const distance = 4.2 * Math.hypot(extent.width, extent.height, extent.depth);
    const back: Place = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
    this.eye = [back[0] * distance, extent.height / 2 + back[1] * distance, back[2] * distance];
    this.#forward = [-back[0], -back[1], -back[2]];
    this.#right = [Math.cos(yaw), 0, -Math.sin(yaw)];
    this.#up = [-Math.sin(pitch) * Math.sin(yaw), Math.cos(pitch), -Math.sin(pitch) * Math.cos(yaw)];
    const box = this.span(extent);
    this.#scale = Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top));
    const fitted = this.span(extent);
    this.#shift = [frame.cx - (fitted.left + fitted.right) / 2, frame.cy - (fitted.top + fitted.bottom) / 2];
  }

  /** A place in the room on the picture. */
  project(place: Place): Point {
    const seen = minus(place, this.eye);
    const depth = dot(seen, this.#forward);
    return [(dot(seen, this.#right) / depth) * this.#scale + this.#shift[0], (-dot(seen, this.#up) / depth) * this.#scale + this.#shift[1]];
  }

  /** Canvas units per inch at a place. */
  unit(place: Place): number {
    return this.#scale / dot(minus(place, this.eye), this.#forward);
  }

  /** Steps of light on a face with this outward normal: about 0 towards us, lighter above, darker to the right. */
  shade(normal: Place): number {
    const own: Place = [dot(normal, this.#right), dot(normal, this.#up), -dot(normal, this.#forward)];
    const step = dot(own, daylight) - 0.56;
    return step > 0 ? step * 0.36 : step * 0.17;
  }

  /** Whether a face with this outward normal shows its front to us. */
  faces(normal: Place, on: Place): boolean {
    return dot(normal, minus(this.eye, on)) > 0;
  }

  /** The rectangle an object's bounding box covers. */
  span(extent: Extent): { left: number; top: number; right: number; bottom: number } {
    const xs: number[] = [];
    const ys: number[] = [];
    for (const x of [-extent.width / 2, extent.width / 2])
      for (const y of [0, extent.height])
        for (const z of [-extent.depth / 2, extent.depth / 2]) {
          const [px, py] = this.project([x, y, z]);
          xs.push(px);
          ys.push(py);
        }
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }
}
