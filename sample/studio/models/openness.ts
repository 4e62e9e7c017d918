/** Cells along the longest side of the model. */
const fineness = 150;
const rays = 40;
/** Occlusion distance, in metres. */
const reach = 0.3;

/**
 * Share of the sky each point sees past the model (0…1). Rays walk a voxel grid of the model: coarse, but enough for soft shade between
 * cushions and under shelves, and deterministic.
 */
export function openness(triangles: readonly Float32Array[]): (position: ArrayLike<number>, normal: ArrayLike<number>) => number {
  const grid = new Grid(triangles);
  const directions = spread(rays);
  const step = grid.cell * 0.9;
  const steps = Math.ceil(reach / step);
  return (position, normal) => {
    const [x = 0, y = 0, z = 0] = [position[0], position[1], position[2]];
    const [nx = 0, ny = 0, nz = 0] = [normal[0], normal[1], normal[2]];
    const lift = grid.cell * 1.8;
    let seen = 0;
    let all = 0;
    for (const [dx, dy, dz] of directions) {
      const facing = dx * nx + dy * ny + dz * nz;
      if (facing <= 0.08) continue;
      all += facing;
      let free = 1;
      for (let i = 1; i <= steps; i++) {
        const far = i * step;
        if (grid.filled(x + nx * lift + dx * far, y + ny * lift + dy * far, z + nz * lift + dz * far)) {
          free = far / reach;
          break;
        }
      }
      seen += facing * Math.min(1, free);
    }
    return all > 0 ? seen / all : 1;
  };
}

/** Directions evenly over the sphere. */
function spread(count: number): [number, number, number][] {
  return Array.from({ length: count * 2 }, (_, i) => {
    const z = 1 - (2 * i + 1) / (count * 2);
    const turn = i * 2.399963229728653;
    const flat = Math.sqrt(1 - z * z);
    return [flat * Math.cos(turn), flat * Math.sin(turn), z];
  });
}

interface Span {
  low: number;
  high: number;
}

/** Extent of the triangles along an axis (0 to 2). */
function spanOf(triangles: readonly Float32Array[], axis: number): Span {
  const span = { low: Infinity, high: -Infinity };
  for (const positions of triangles) {
    for (let i = axis; i < positions.length; i += 3) {
      const value = positions[i] ?? 0;
      if (value < span.low) span.low = value;
      if (value > span.high) span.high = value;
    }
  }
  return span;
}

class Grid {
  readonly cell: number;
  readonly #low: [number, number, number];
  readonly #size: [number, number, number];
  readonly #cells: Uint8Array;

  constructor(triangles: readonly Float32Array[]) {
    const x = spanOf(triangles, 0);
    const y = spanOf(triangles, 1);
    const z = spanOf(triangles, 2);
    this.cell = Math.max(x.high - x.low, y.high - y.low, z.high - z.low) / fineness;
    const cells = ({ low, high }: Span) => Math.floor((high - low) / this.cell) + 1;
    this.#low = [x.low, y.low, z.low];
    this.#size = [cells(x), cells(y), cells(z)];
    this.#cells = new Uint8Array(this.#size[0] * this.#size[1] * this.#size[2]);
    for (const positions of triangles) for (let i = 0; i < positions.length; i += 9) this.#fill(positions.subarray(i, i + 9));
  }

  filled(x: number, y: number, z: number): boolean {
    const at = this.#at(x, y, z);
    return at >= 0 && this.#cells[at] === 1;
  }

  #at(x: number, y: number, z: number): number {
    const i = Math.floor((x - this.#low[0]) / this.cell);
    const j = Math.floor((y - this.#low[1]) / this.cell);
    const k = Math.floor((z - this.#low[2]) / this.cell);
    const [width, depth, height] = this.#size;
    return i < 0 || j < 0 || k < 0 || i >= width || j >= depth || k >= height ? -1 : (k * depth + j) * width + i;
  }

  /** Marks the cells of a triangle by sampling it more densely than the cells. */
  #fill([ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0]: Float32Array): void {
    const longest = Math.max(
      Math.hypot(bx - ax, by - ay, bz - az),
      Math.hypot(cx - ax, cy - ay, cz - az),
      Math.hypot(cx - bx, cy - by, cz - bz),
    );
    const parts = Math.max(1, Math.ceil(longest / (this.cell * 0.8)));
    for (let i = 0; i <= parts; i++) {
      for (let j = 0; j <= parts - i; j++) {
        const u = i / parts;
        const v = j / parts;
        const w = 1 - u - v;
        const at = this.#at(ax * w + bx * u + cx * v, ay * w + by * u + cy * v, az * w + bz * u + cz * v);
        if (at >= 0) this.#cells[at] = 1;
      }
    }
  }
}
