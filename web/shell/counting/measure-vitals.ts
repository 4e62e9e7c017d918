import { vitalSampleRate } from '../../../contract/figures/vitals.ts';
import { loadModule } from '../../ui/browser/load-module.ts';

/** Measures a share of the page views (spec §9); the other visitors do not load the code for it. */
export function measureVitals(): void {
  if (Math.random() < vitalSampleRate) void loadModule(() => import('./vitals.ts')).then(({ watchVitals }) => watchVitals());
}
