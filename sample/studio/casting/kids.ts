import type { CastingTable } from './casting.ts';

/** Children's rooms and their toys. */
export const kids: CastingTable = {
  'dandelion-rocking-chair': { model: 'nursery.nursery_rocker' },
  'goldfinch-felt-mobile': { model: 'nursery.mobile' },
  'hazel-wooden-mobile': { model: 'nursery.mobile', kind: 'moons' },
  'ivy-rainbow-mobile': { model: 'nursery.mobile', kind: 'rainbow', rerender: true },
  'nutmeg-loft-bed': { model: 'nursery.loft_bed' },
  'oleander-toddler-bed': { model: 'nursery.toddler_bed' },
  'peregrine-house-bed': { model: 'nursery.house_bed' },
  'tumble-rolling-bins': { model: 'nursery.rolling_bins' },
  'dabney-two-sided-easel': { model: 'nursery.easel' },
  'emmeline-canvas-teepee': { model: 'nursery.teepee' },
  'finley-reading-canopy': { model: 'nursery.canopy' },
  'gingham-cottage-playhouse': { model: 'nursery.playhouse' },
};
