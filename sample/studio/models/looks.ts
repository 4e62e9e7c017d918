import type { Tag } from './dump.ts';
import type { TileName } from './tiles.ts';

/** What stands in for a studio material where light is not traced. Colours are linear. */
export interface Look {
  color: readonly [red: number, green: number, blue: number];
  roughness: number;
  metallic: number;
  alpha: number;
  /** Light of its own. */
  glow: readonly [red: number, green: number, blue: number];
  /** Thin things are seen from behind too. */
  thin: boolean;
  tile: TileName | null;
}

type Part = Partial<Omit<Look, 'color' | 'glow'>> & {
  /** Share of its own colour that it shines with. */
  lit?: number;
  /** How much darker the whole is than the colour's name: yarns and loops shade one another. */
  shade?: number;
};

/** By the function of blender/kit that makes the material. */
const kinds: Readonly<Record<string, Part>> = {
  woven: { roughness: 0.92, tile: 'weave', shade: 0.92 },
  waffle: { roughness: 0.95, tile: 'weave', shade: 0.9 },
  knit: { roughness: 0.95, tile: 'loops', shade: 0.9 },
  boucle: { roughness: 1, tile: 'loops', shade: 0.9 },
  yarn: { roughness: 1, tile: 'loops', shade: 0.85 },
  felt: { roughness: 1, tile: 'felt', shade: 0.92 },
  velvet: { roughness: 0.78, tile: 'felt', shade: 0.9 },
  leather: { roughness: 0.48, tile: 'leather' },
  rattan: { roughness: 0.62, tile: 'cane' },
  fiber: { roughness: 0.9, tile: 'cane' },
  wood: { roughness: 0.5, tile: 'wood' },
  end_grain: { roughness: 0.55, tile: 'wood' },
  paint: { roughness: 0.42 },
  plastic: { roughness: 0.35 },
  metal: { roughness: 0.3, metallic: 1 },
  enamel: { roughness: 0.2 },
  ceramic: { roughness: 0.32 },
  clay: { roughness: 0.88, tile: 'felt' },
  marble: { roughness: 0.22, tile: 'marble' },
  travertine: { roughness: 0.5, tile: 'marble' },
  concrete: { roughness: 0.82, tile: 'felt' },
  paper: { roughness: 0.82 },
  wax: { roughness: 0.45, lit: 0.08 },
  leaf: { roughness: 0.4, thin: true },
  rust: { roughness: 0.7, tile: 'leather' },
  mirror_glass: { roughness: 0.03, metallic: 1 },
  glass: { roughness: 0.05, alpha: 0.4, thin: true },
  sheer: { roughness: 0.9, alpha: 0.6, thin: true },
  lampshade: { roughness: 0.9, lit: 0.18, thin: true, tile: 'weave' },
  opal: { roughness: 0.2, lit: 0.25 },
  cased_glass: { roughness: 0.1, lit: 0.12 },
  glowing: { roughness: 0.5, lit: 1 },
  glowing_stone: { roughness: 0.35, lit: 0.16, tile: 'marble' },
};

/** The studio's kinds that have a maker with a roughness of the caller's. */
const told = new Set(['paint', 'metal', 'plastic', 'ceramic']);

/** What white paint gives back: in a viewer's even light anything brighter has no form any more. */
const brightest = 0.8;

/** Share of its colourfulness that a thing keeps in the studio's photographs. */
const calm = 0.76;

/** The stand-in of a material; null for one that nothing stands in for. */
export function lookOf({ kind, color, roughness: given }: Tag): Look | null {
  const part = kinds[kind];
  if (!part) return null;
  const { shade = 1, lit = 0, roughness = 0.5, metallic = 0, alpha = 1, thin = false, tile = null } = part;
  const most = metallic === 1 ? 1 : brightest;
  const own = shown(color).map((channel) => Math.min(1, channel * shade) * most) as [number, number, number];
  return {
    color: own,
    // A viewer's even light shows every brushing mark as a mirror: metal is a little rougher than in the studio.
    roughness: (told.has(kind) && given !== undefined ? given : roughness) + (kind === 'metal' ? 0.06 : 0),
    metallic,
    alpha,
    glow: [own[0] * lit, own[1] * lit * 0.94, own[2] * lit * 0.82],
    thin,
    tile,
  };
}

/** `#rrggbb` in linear light, as the studio's film shows it: calmer than it is. */
export function shown(hex: string): [red: number, green: number, blue: number] {
  const color = linear(hex);
  const grey = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  return color.map((channel) => grey + (channel - grey) * calm) as [number, number, number];
}

/** `#rrggbb` as linear light. */
function linear(hex: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
