import { lightness } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { ellipse, n } from './path.ts';

/** A tile of marks that lies over a coloured surface; light and dark marks only, so that it suits every colour. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly marks: string;
}

type Random = () => number;
type Weave = (random: Random, dark: string, pale: string) => Tile;

const stroke = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${n(width)}" stroke-opacity="${opacity.toFixed(2)}" fill="none"/>`;

/** Plain weave: uneven threads both ways, with a slub here and there. */
const linen: Weave = (random, dark, pale) => {
  const size = 36;
  let down = '';
  let across = '';
  for (let i = 0; i < 12; i += 1) {
    down += `M${n(i * 3 + random())} 0v${size}`;
    across += `M0 ${n(i * 3 + random())}h${size}`;
  }
  const slub = `M${n(random() * 20)} ${n(random() * 36)}h${n(6 + random() * 9)}M${n(random() * 36)} ${n(random() * 20)}v${n(5 + random() * 9)}`;
  return {
    width: size,
    height: size,
    marks: stroke(down, dark, 0.8, 0.1) + stroke(across, pale, 0.9, 0.16) + stroke(slub, dark, 1.1, 0.1),
  };
};

/** Loops of yarn: small round curls, light above and dark below. */
const boucle: Weave = (random, dark, pale) => {
  const size = 30;
  let low = '';
  let high = '';
  for (let i = 0; i < 30; i += 1) {
    const [x, y, r] = [(i % 6) * 5 + random() * 5, Math.floor(i / 6) * 6 + random() * 6, 1.3 + random() * 1.3];
    low += `M${n(x - r)} ${n(y)}q${n(r)} ${n(r * 1.7)} ${n(r * 2)} 0`;
    high += `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 1.7)} ${n(r * 2)} 0`;
  }
  return { width: size, height: size, marks: stroke(low, dark, 1.2, 0.16) + stroke(high, pale, 1.4, 0.34) };
};

const wool: Weave = (random, dark, pale) => {
  let low = '';
  let high = '';
  for (let i = 0; i < 25; i += 1) {
    const [x, y] = [(i % 5) * 5 + random() * 3, Math.floor(i / 5) * 5 + random() * 3];
    low += `M${n(x)} ${n(y)}l${n(random() * 3 - 1.5)} 3`;
    high += `M${n(y)} ${n(x)}l${n(random() * 3 - 1.5)} 3`;
  }
  return { width: 25, height: 25, marks: stroke(low, dark, 0.8, 0.11) + stroke(high, pale, 0.8, 0.13) };
};

const cotton: Weave = (_random, dark, pale) => ({
  width: 6,
  height: 6,
  marks: stroke('M0 1.5h6M0 4.5h6', pale, 0.7, 0.14) + stroke('M1.5 0v6M4.5 0v6', dark, 0.6, 0.05),
});

/** Short nap that catches the light in strokes. */
const velvet: Weave = (random, dark, pale) => {
  let nap = '';
  for (let i = 0; i < 10; i += 1)
    nap += `M${n(random() * 60)} ${n(random() * 60)}q${n(random() * 8)} ${n(4)} ${n(4 - random() * 8)} ${n(10)}`;
  return { width: 60, height: 60, marks: stroke(nap, pale, 1.6, 0.05) + stroke('M0 30h60', dark, 0.4, 0.03) };
};

/** Pebbled hide. */
const leather: Weave = (random, dark, pale) => {
  let low = '';
  let high = '';
  for (let i = 0; i < 26; i += 1) {
    const [x, y, w] = [random() * 48, random() * 48, 2 + random() * 3];
    low += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(w * 0.6)} ${n(w)} ${n(w * 0.1)}`;
    high += `M${n(x)} ${n(y + 1.1)}q${n(w / 2)} ${n(w * 0.6)} ${n(w)} 0`;
  }
  return { width: 48, height: 48, marks: stroke(low, dark, 0.8, 0.14) + stroke(high, pale, 0.7, 0.1) };
};

/** Long grain along x, with a cathedral arch where the board was cut through the heart. */
const wood =
  (strength: number): Weave =>
  (random, dark, pale) => {
    const [width, height] = [420, 96];
    let fine = '';
    let broad = '';
    let light = '';
    for (let i = 0; i < 13; i += 1) {
      const y = (i + random() * 1.6 - 0.4) * (height / 13);
      const sway = random() * 9 - 4.5;
      const grain = `M0 ${n(y)}c140 ${n(sway)} 280 ${n(-sway)} ${width} 0`;
      if (i % 4 === 1) broad += grain;
      else if (i % 4 === 3) light += grain;
      else fine += grain;
    }
    let pores = '';
    for (let i = 0; i < 16; i += 1) pores += `M${n(random() * width)} ${n(random() * height)}h${n(8 + random() * 22)}`;
    const x = 90 + random() * 200;
    const heart = `M${n(x - 80)} 46C${n(x - 30)} 40 ${n(x)} 42 ${n(x + 40)} 48C${n(x)} 54 ${n(x - 30)} 53 ${n(x - 80)} 50`;
    const marks =
      stroke(fine, dark, 0.9, 0.15 * strength) +
      stroke(broad, dark, 3.2, 0.07 * strength) +
      stroke(light, pale, 2.2 + random() * 1.6, (dark === '#000' ? 0.035 : 0.12) * strength) +
      stroke(pores, dark, 0.7, 0.2 * strength) +
      stroke(heart, dark, 1, 0.13 * strength);
    return { width, height, marks };
  };

/** Cane: over-and-under strands. */
const rattan: Weave = (_random, dark, pale) => ({
  width: 20,
  height: 20,
  marks:
    stroke('M0 5h9M11 5h9M1 15h18', pale, 5.5, 0.28) +
    stroke('M5 0v2M5 8v12M15 0v12M15 18v2', dark, 4.5, 0.14) +
    stroke('M0 10h20M0 0h20', dark, 1.6, 0.36) +
    stroke('M10 0v20M0 0v20', dark, 1, 0.2),
});

const jute: Weave = (random, dark, pale) => {
  let low = '';
  let high = '';
  for (let row = 0; row < 6; row += 1) {
    for (let i = 0; i < 5; i += 1) {
      const x = i * 8 + (row % 2) * 4;
      low += `M${n(x)} ${n(row * 7 + 6 + random())}l6 -4.5`;
      high += `M${n(x)} ${n(row * 7 + 3.4 + random())}l5 -3.4`;
    }
  }
  return { width: 40, height: 42, marks: stroke(low, dark, 1.5, 0.24) + stroke(high, pale, 1.5, 0.32) };
};

/** Specks of iron in the glaze. */
const stoneware: Weave = (random, dark, pale) => {
  let specks = '';
  for (let i = 0; i < 22; i += 1) specks += ellipse(random() * 90, random() * 90, 0.5 + random() * 0.9, 0.5 + random() * 0.7);
  let lights = '';
  for (let i = 0; i < 6; i += 1) lights += ellipse(random() * 90, random() * 90, 0.8, 0.7);
  return {
    width: 90,
    height: 90,
    marks: `<path d="${specks}" fill="${dark}" fill-opacity="0.38"/><path d="${lights}" fill="${pale}" fill-opacity="0.4"/>`,
  };
};

const concrete: Weave = (random, dark, pale) => {
  let pits = '';
  let clouds = '';
  for (let i = 0; i < 16; i += 1) pits += ellipse(random() * 120, random() * 120, 0.5 + random() * 1.2, 0.5 + random());
  for (let i = 0; i < 4; i += 1) clouds += ellipse(20 + random() * 80, 20 + random() * 80, 12 + random() * 8, 7 + random() * 6);
  return {
    width: 120,
    height: 120,
    marks: `<path d="${clouds}" fill="${pale}" fill-opacity="0.07"/><path d="${pits}" fill="${dark}" fill-opacity="0.22"/>`,
  };
};

/** A few wandering veins, broad and faint with a thin dark heart. */
const marble: Weave = (random, dark) => {
  let veins = '';
  for (let i = 0; i < 5; i += 1) {
    const x = random() * 300;
    veins += `M${n(x)} 0q${n(30 + random() * 50)} 40 ${n(20 + random() * 40)} 90t${n(20 + random() * 60)} 110`;
  }
  const hair = `M${n(random() * 200)} 30q60 20 90 80t80 60M${n(random() * 100)} 120q50 -10 80 30`;
  return { width: 300, height: 200, marks: stroke(veins, dark, 6, 0.05) + stroke(veins, dark, 1.2, 0.16) + stroke(hair, dark, 0.7, 0.18) };
};

const brushed: Weave = (random, dark, pale) => {
  let low = '';
  let high = '';
  for (let i = 0; i < 9; i += 1) {
    low += `M${n(random() * 30)} ${n(random() * 30)}h${n(30 + random() * 50)}`;
    high += `M${n(random() * 30)} ${n(random() * 30)}h${n(30 + random() * 50)}`;
  }
  return { width: 90, height: 30, marks: stroke(low, dark, 0.5, 0.1) + stroke(high, pale, 0.5, 0.16) };
};

const weaves: Partial<Record<DrawingMaterial, Weave>> = {
  linen,
  boucle,
  wool,
  cotton,
  velvet,
  leather,
  oak: wood(1),
  walnut: wood(1.25),
  rattan,
  jute,
  stoneware,
  concrete,
  marble,
  steel: brushed,
};

/** The tile of a material for a surface of this colour; undefined where the material is smooth. */
export function tileOf(material: DrawingMaterial, color: string, random: Random): Tile | undefined {
  const weave = weaves[material];
  if (weave === undefined) return undefined;
  const deep = lightness(color) < 0.5;
  return weave(random, deep ? '#000' : '#2b1d10', deep ? '#d9cfc0' : '#fff');
}
