import type { Tag } from './dump.ts';
import type { TileName } from './tiles.ts';

/** The real-time stand-in of a studio material. Colours are linear. */
export interface Look {
  color: readonly [red: number, green: number, blue: number];
  /** Darkening of the nominal colour, which `color` contains: yarns and loops shade one another. */
  shade: number;
  roughness: number;
  metallic: number;
  alpha: number;
  /** Emitted light. */
  glow: readonly [red: number, green: number, blue: number];
  /** Thin parts are double-sided. */
  thin: boolean;
  tile: TileName | null;
}

type Part = Partial<Omit<Look, 'color' | 'glow'>> & {
  /** Share of its own colour that it emits. */
  lit?: number;
};

/** By the function of blender/kit that makes the material. */
const kinds: Readonly<Record<string, Part>> = {
  woven: { roughness: 0.92, tile: 'weave', shade: 0.92 },
  waffle: { roughness: 0.95, tile: 'weave', shade: 0.9 },
  knit: { roughness: 0.95, tile: 'loops', shade: 0.9 },
  boucle: { roughness: 1, tile: 'loops', shade: 0.9 },
  yarn: { roughness: 1, tile: 'loops', shade: 0.85 },
  pile: { roughness: 1, tile: 'pile', shade: 0.72 },
  felt: { roughness: 1, tile: 'felt', shade: 0.92 },
  velvet: { roughness: 0.78, tile: 'felt', shade: 0.9 },
  leather: { roughness: 0.48, tile: 'leather' },
  rattan: { roughness: 0.62, tile: 'cane' },
  fiber: { roughness: 0.9, tile: 'cane' },
  braid: { roughness: 0.95, tile: 'braid', shade: 0.9 },
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
  art: { roughness: 0.85 },
  wax: { roughness: 0.45, lit: 0.08 },
  leaf: { roughness: 0.4, thin: true },
  rust: { roughness: 0.7, tile: 'leather' },
  // A viewer's neutral surroundings are darker than the room that a mirror shows in the photographs.
  mirror_glass: { roughness: 0.03, metallic: 1, lit: 0.45 },
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

/** Albedo of white paint: in a viewer's even light anything brighter loses its shape. */
const brightest = 0.8;

/** Saturation kept in the studio's photographs. */
const calm = 0.76;

/** The stand-in of a material; null when there is none. */
export function lookOf({ kind, color, roughness: given, thin: isSheet }: Tag): Look | null {
  const part = kinds[kind];
  if (!part) return null;
  const { shade = 1, lit = 0, roughness = 0.5, metallic = 0, alpha = 1, thin = false, tile = null } = part;
  const most = metallic === 1 ? 1 : brightest;
  const own = each(shown(color), (channel) => Math.min(1, channel * shade) * most);
  return {
    color: own,
    shade,
    // Metal is a little rougher than in the studio, because a viewer's even light turns brushing marks into mirrors.
    roughness: (told.has(kind) && given !== undefined ? given : roughness) + (kind === 'metal' ? 0.06 : 0),
    metallic,
    alpha,
    glow: [own[0] * lit, own[1] * lit * 0.94, own[2] * lit * 0.82],
    thin: thin || isSheet === 1,
    tile,
  };
}

type Color = [red: number, green: number, blue: number];
const each = ([red, green, blue]: Color, of: (channel: number) => number): Color => [of(red), of(green), of(blue)];

/** `#rrggbb` in linear light, desaturated as in the studio's photographs. */
export function shown(hex: string): Color {
  const color = linear(hex);
  const grey = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  return each(color, (channel) => grey + (channel - grey) * calm);
}

/** `#rrggbb` as linear light. */
function linear(hex: string): Color {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
