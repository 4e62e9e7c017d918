import type { Camera, Place } from './camera.ts';
import { distance, line, n, type Point, roundedPolygon } from './path.ts';

type Name = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

interface Sized {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/** One visible side of a block, with its own measure in inches: u to the right, v down from its upper left corner. */
export class Face {
  readonly name: Name;
  readonly normal: Place;
  readonly width: number;
  readonly height: number;
  readonly #origin: Place;
  readonly #u: Place;
  readonly #v: Place;
  readonly #camera: Camera;

  private constructor(camera: Camera, name: Name, normal: Place, origin: Place, u: Place, v: Place, width: number, height: number) {
    this.#camera = camera;
    this.name = name;
    this.normal = normal;
    this.#origin = origin;
    this.#u = u;
    this.#v = v;
    this.width = width;
    this.height = height;
  }

  /** The sides of a block that the camera sees, the hidden edges first. */
  static of(block: Sized, camera: Camera): Face[] {
    const { x = 0, y = 0, z = 0, w, h, d } = block;
    const [l, r, t, f, b] = [x - w / 2, x + w / 2, y + h, z + d / 2, z - d / 2];
    const down: Place = [0, -1, 0];
    const all = [
      new Face(camera, 'bottom', [0, -1, 0], [l, y, f], [1, 0, 0], [0, 0, -1], w, d),
      new Face(camera, 'top', [0, 1, 0], [l, t, b], [1, 0, 0], [0, 0, 1], w, d),
      new Face(camera, 'right', [1, 0, 0], [r, t, f], [0, 0, -1], down, d, h),
      new Face(camera, 'left', [-1, 0, 0], [l, t, b], [0, 0, 1], down, d, h),
      new Face(camera, 'back', [0, 0, -1], [r, t, b], [-1, 0, 0], down, w, h),
      new Face(camera, 'front', [0, 0, 1], [l, t, f], [1, 0, 0], down, w, h),
    ];
    return all.filter((face) => camera.faces(face.normal, face.#place(face.width / 2, face.height / 2)));
  }

  #place(u: number, v: number): Place {
    const along = (i: 0 | 1 | 2): number => this.#origin[i] + this.#u[i] * u + this.#v[i] * v;
    return [along(0), along(1), along(2)];
  }

  /** A point of the face on the picture. */
  at(u: number, v: number): Point {
    return this.#camera.project(this.#place(u, v));
  }

  corners(): Point[] {
    return [this.at(0, 0), this.at(this.width, 0), this.at(this.width, this.height), this.at(0, this.height)];
  }

  /** A rectangle on the face, with corners rounded by canvas units. */
  rect(u: number, v: number, width: number, height: number, round = 0): string {
    const corners = [this.at(u, v), this.at(u + width, v), this.at(u + width, v + height), this.at(u, v + height)];
    return round > 0 ? roundedPolygon(corners, round) : line(corners, true);
  }

  /** A stroke between two points of the face. */
  stroke(u1: number, v1: number, u2: number, v2: number): string {
    return line([this.at(u1, v1), this.at(u2, v2)]);
  }

  /** Canvas units per inch along the height of the face. */
  unit(): number {
    return distance(this.at(0, 0), this.at(0, this.height)) / this.height;
  }

  area(): number {
    const [a, b, , c] = this.corners();
    if (a === undefined || b === undefined || c === undefined) return 0;
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  }

  /** The narrower of its two sides, in canvas units. */
  thickness(): number {
    const [a, b, , c] = this.corners();
    if (a === undefined || b === undefined || c === undefined) return 0;
    return this.area() / Math.max(1, distance(a, b), distance(a, c));
  }

  /** The pattern transform that lays a tile onto the face, grain along the given axis or its longer side. */
  matrix(grain?: 'x' | 'y' | 'z'): string {
    const axis = grain === undefined ? undefined : grain === 'x' ? 0 : grain === 'y' ? 1 : 2;
    const alongU = axis === undefined ? this.width >= this.height : Math.abs(this.#u[axis]) > 0.5;
    const [o, a, b] = [this.at(0, 0), this.at(1, 0), this.at(0, 1)];
    const scale = Math.max(distance(o, a), distance(o, b)) || 1;
    const u: Point = [(a[0] - o[0]) / scale, (a[1] - o[1]) / scale];
    const v: Point = [(b[0] - o[0]) / scale, (b[1] - o[1]) / scale];
    const [first, second] = alongU ? [u, v] : [v, u];
    const show = (value: number): string => String(Math.round(value * 100) / 100);
    return `matrix(${show(first[0])} ${show(first[1])} ${show(second[0])} ${show(second[1])} ${n(o[0])} ${n(o[1])})`;
  }
}
