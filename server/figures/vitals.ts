import type { InputOf } from '../../contract/api/endpoint.ts';
import type { Vital, vitalEndpoints } from '../../contract/figures/vitals.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import { isCounted } from './visits/operations.ts';

type Given = InputOf<typeof vitalEndpoints.note>;

const rated = defineMetric('web_vitals_total', 'Web vitals of visitors by their rating', ['vital', 'page', 'device', 'rating']);
const durations = defineMetric('web_vital_seconds', 'Web vitals of visitors that are times', ['vital', 'page', 'device']);

/** Up to which value a vital is good, and above which it is poor (https://web.dev/articles/vitals). */
const thresholds: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** Makes the metrics visible before the first visitor is measured. */
export function announceVitals(database: Database): void {
  metricsOf(database).announceCounters(rated);
  metricsOf(database).announceDurations(durations);
}

/** Adds what a browser measured to the metrics of this process. */
export function noteVitals(database: Database, { page, device, vitals }: Given, call: Call): void {
  if (!isCounted(call)) return;
  const metrics = metricsOf(database);
  for (const { vital, value } of vitals) {
    metrics.count(rated, { vital, page, device, rating: ratingOf(vital, value) });
    if (vital !== 'CLS') metrics.took(durations, { vital, page, device }, value / 1000);
  }
}

function ratingOf(vital: Vital, value: number): string {
  const [good, poor] = thresholds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs_improvement' : 'poor';
}
