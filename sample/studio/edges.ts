/** A raw RGB picture, one byte per channel. */
export interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** Brightness differences between neighbours (0…255) at which smoothing starts and is complete; weaves and grain are below. */
const faint = 26;
const strong = 70;
/** A 3 × 3 Gaussian: 1 2 1 in both directions, of 16. */
const bell = [1, 2, 1, 2, 4, 2, 1, 2, 1];

/**
 * Smooths hard outlines. With few light paths per pixel they are stepped, which enlarging would show; pixels that differ strongly from
 * their neighbours become the local mean, all others stay unchanged.
 */
export function smoothEdges({ data, width, height }: Raw): Raw {
  const out = Buffer.from(data);
  const bright = new Uint8Array(width * height);
  for (let p = 0; p < bright.length; p++)
    bright[p] = ((data[p * 3] ?? 0) * 54 + (data[p * 3 + 1] ?? 0) * 183 + (data[p * 3 + 2] ?? 0) * 19) >> 8;
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * width + dx));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      let low = 255;
      let high = 0;
      for (const step of around) {
        const value = bright[p + step] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      const share = Math.min(1, (high - low - faint) / (strong - faint));
      if (share <= 0) continue;
      for (let c = 0; c < 3; c++) {
        const sum = around.reduce((total, step, at) => total + (data[(p + step) * 3 + c] ?? 0) * (bell[at] ?? 0), 0) / 16;
        const here = data[p * 3 + c] ?? 0;
        out[p * 3 + c] = Math.round(here + (sum - here) * share);
      }
    }
  return { data: out, width, height };
}
