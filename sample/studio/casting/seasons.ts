import type { CastingTable } from './casting.ts';

/** Holiday and garden. */
export const seasons: CastingTable = {
  'noble-fir-door-wreath': { model: 'seasons.wreath' },
  'bay-leaf-dried-wreath': { model: 'seasons.wreath', kind: 'leaf' },
  'eucalyptus-cedar-wreath': { model: 'seasons.wreath', kind: 'leaf', berries: true },
  'black-hills-spruce-tree': { model: 'seasons.tree' },
  'tabletop-feather-tree': { model: 'seasons.tree', levels: 12 },
  'firnlight-flocked-tree': { model: 'seasons.tree', snow: true },
  'snowline-trimmed-pine': { model: 'seasons.tree', levels: 15, baubles: true },
  'blown-glass-ornament-box': { model: 'seasons.ornaments' },
  'turned-wood-ornaments': { model: 'seasons.ornaments', finish: 'wood' },
  'tinsel-wood-velvet-baubles': { model: 'seasons.ornaments', finish: 'velvet' },
  'cable-knit-stocking': { model: 'seasons.stocking' },
  'velvet-quilted-stocking': { model: 'seasons.stocking', fabric: 'velvet' },
  'patchwork-linen-stocking': { model: 'seasons.stocking', fabric: 'linen' },
  'wool-ball-garland': { model: 'seasons.garland_balls' },
  'vesper-five-arm-candelabra': { model: 'seasons.candle_holder', kind: 'candelabra' },
  'lantern-lane-candlesticks': { model: 'seasons.candle_holder' },
  'carillon-candle-plate': { model: 'seasons.candle_holder', kind: 'plate' },
  'brockton-steel-fire-pit': { model: 'seasons.fire_pit', finish: 'raw' },
  'cuttyhunk-gas-fire-table': { model: 'seasons.fire_pit', form: 'table' },
  'dunbar-smokeless-fire-pit': { model: 'seasons.fire_pit', form: 'drum' },
  'saybrook-market-umbrella': { model: 'seasons.umbrella' },
  'fulton-kettle-grill': { model: 'seasons.grill' },
  'felt-holly-wreath': { model: 'seasons.wreath', kind: 'leaf', berries: true },
  'cedar-mantel-garland': { model: 'seasons.fir_garland' },
};
