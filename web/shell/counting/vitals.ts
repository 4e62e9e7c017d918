import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Vital, type VitalPage, vitalEndpoints, vitalPages } from '../../../contract/figures/vitals.ts';
import { home } from '../../routes.ts';
import { beacon } from '../beacon.ts';

/** Tells the shop how fast this page was, once it is left or hidden: only then are its slowest moments known. */
export function watchVitals(): void {
  const found = new Map<Vital, number>();
  const note = ({ name, value }: Metric) => found.set(name, value);
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(note);
  const page = pageShown();
  const tell = () => {
    if (found.size > 0) beacon(vitalEndpoints.note, { page, device: deviceOf(), vitals: measured(found) });
    found.clear();
  };
  // After the library's own listeners, which report the last values.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
  addEventListener('pagehide', tell);
}

const measured = (found: ReadonlyMap<Vital, number>) =>
  [...found].map(([vital, value]) => ({ vital, value: vital === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value) }));

function pageShown(): VitalPage {
  if (location.pathname === home()) return 'home';
  const { screen } = document.documentElement.dataset;
  return vitalPages.find((one) => one === screen) ?? 'other';
}

/** Split by the width where the desktop layout begins (spec §9). */
const deviceOf = () => (matchMedia('(min-width: 768px)').matches ? 'desktop' : 'phone');
