import type { SampleSize } from '../../product.ts';
import type { Casting } from './casting.ts';

/** What another silhouette changes in its product's casting and measures (inches). */
type Silhouette = Partial<Casting> & { size?: Partial<SampleSize> };

/** By product handle, then by the silhouette's number (`shapes` of the product). The first silhouette is the product's own casting. */
export const silhouettes: Readonly<Record<string, Readonly<Record<number, Silhouette>>>> = {
  'calloway-chaise-sectional': { 1: { facing: 'right' } },
  'dunmore-corner-sectional': { 3: { facing: 'right' } },
  'ellery-modular-sectional': { 5: { model: 'seating.u_sectional' } },
  'thorne-oval-coffee-table': { 1: { form: 'round', size: { width: 36, depth: 36 } } },
  'wren-arched-headboard': { 1: { form: 'panel' } },
  'knox-pedestal-table': { 5: { size: { width: 72, depth: 42 } } },
  'linnea-washed-linen-pillow': { 3: { size: { width: 24, height: 14 } } },
  'marais-linen-curtain-panel': { 5: { model: 'textiles.pleated_curtain' } },
  'galley-wooden-tray': { 3: { form: 'round', size: { width: 17, depth: 17 } } },
  'tufted-cotton-bath-mat': { 2: { round: true, size: { width: 28, depth: 28 } } },
  'ulla-rattan-pendant': { 4: { model: 'lamps.rattan_globe' } },
  'butcher-end-grain-board': { 1: { kind: 'round', size: { width: 11 } } },
  'gorham-outdoor-sectional': { 1: { model: 'patio.left_wicker_sectional' } },
  'saybrook-market-umbrella': { 3: { square: true } },
  'cuttyhunk-gas-fire-table': { 2: { model: 'seasons.round_fire_table', size: { width: 38, depth: 38 } } },
  'kelso-fiberstone-planter': { 2: { form: 'bowl', size: { width: 20, depth: 20, height: 10 } } },
  'noble-fir-door-wreath': { 0: { model: 'evergreens.lit_fir_wreath' } },
  'black-hills-spruce-tree': { 5: { lights: true } },
};

/** Ending of a silhouette's file names. */
export function suffixOf(silhouette: number | undefined): string {
  return silhouette === undefined ? '' : `-s${silhouette}`;
}
