import type { CastingTable } from './casting.ts';

/** Terrace and garden. */
export const outdoor: CastingTable = {
  'amberley-teak-dining-set': { model: 'patio.dining_set' },
  'colby-aluminum-dining-set': { model: 'patio.dining_set', kind: 'rope' },
  'falmouth-outdoor-sofa': { model: 'patio.outdoor_sofa' },
  'ipswich-daybed': { model: 'patio.outdoor_sofa', kind: 'porch' },
  'gorham-outdoor-sectional': { model: 'patio.wicker_sectional' },
  'hyannis-lounge-set': { model: 'patio.rope_lounge' },
  'nantasket-chaise': { model: 'patio.chaise' },
  'ogden-egg-chair': { model: 'patio.egg_chair' },
  'pawtucket-rope-hammock': { model: 'patio.hammock' },
  'ramsgate-porch-swing': { model: 'patio.porch_swing' },
  'truro-cantilever-umbrella': { model: 'patio.cantilever_umbrella' },
  'wellfleet-beach-umbrella': { model: 'patio.beach_umbrella' },
  'emberly-chiminea': { model: 'garden.chiminea' },
  'gilman-gas-grill': { model: 'garden.gas_grill' },
  'hobart-portable-grill': { model: 'garden.hibachi' },
  'pomfret-hand-tools': { model: 'garden.hand_tools' },
  'redding-long-spade': { model: 'garden.spade' },
  'stowe-city-bicycle': { model: 'garden.bicycle', frame: 'step', rack: true },
  'tisbury-diamond-bicycle': { model: 'garden.bicycle' },
};
