import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Tx } from './db/index.ts';
import type { OfShop } from './per-shop.ts';

/** Something a shop counts or measures; no label may hold what visitors send, or there would be a series for each. */
export interface MetricType<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** Defines a metric; a shop has it once it is announced or used. */
export const defineMetric = <Label extends string = never>(
  name: string,
  help: string,
  labels: readonly Label[] = [],
): MetricType<Label> => ({
  name,
  help,
  labels,
});

/** Seconds: a statement from memory to a search of a large catalogue, then up to what a provider takes. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/**
 * What one process of a shop counts, besides its requests (`http/server/metrics.ts`). `/metrics` adds up the processes; what is read from the database
 * is the same in each and is not added. Documented in docs/operations/monitoring.md.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #counters = new Map<string, Counter>();
  readonly #durations = new Map<string, Histogram>();
  readonly #read = new Set<string>();

  /** Makes counters visible before their first event, so that a rate over them is right from the start. */
  announceCounters(...types: readonly MetricType<string>[]): void {
    for (const type of types) this.#counter(type);
  }

  /** The same for durations. */
  announceDurations(...types: readonly MetricType<string>[]): void {
    for (const type of types) this.#duration(type);
  }

  count<Label extends string>(type: MetricType<Label>, labels: Labels<Label>, by = 1): void {
    this.#counter(type).inc(labels, by);
  }

  /** Notes how long something took, in seconds. */
  took<Label extends string>(type: MetricType<Label>, labels: Labels<Label>, seconds: number): void {
    this.#duration(type).observe(labels, seconds);
  }

  /** A value read when /metrics is; it is left out when reading fails. */
  read<Label extends string>(
    { name, help, labels: labelNames }: MetricType<Label>,
    values: () => Promise<readonly { readonly labels: Labels<Label>; readonly value: number }[]>,
  ): void {
    if (this.#read.has(name)) return;
    this.#read.add(name);
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      aggregator: 'max',
      registers: [this.registry],
      async collect() {
        const found = await values().catch(() => []);
        this.reset();
        for (const { labels, value } of found) this.set({ ...labels }, value);
      },
    });
  }

  #counter({ name, help, labels }: MetricType<string>): Counter {
    const known = this.#counters.get(name);
    if (known) return known;
    const made = new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
    this.#counters.set(name, made);
    return made;
  }

  #duration({ name, help, labels }: MetricType<string>): Histogram {
    const known = this.#durations.get(name);
    if (known) return known;
    const made = new Histogram({ name, help, labelNames: [...labels], buckets, registers: [this.registry] });
    this.#durations.set(name, made);
    return made;
  }
}

const newMetrics = (): Metrics => new Metrics();

/** The metrics of an object's shop, in this process. */
export const metricsOf = ({ perShop }: OfShop): Metrics => perShop(newMetrics);

/** Counts once the transaction has committed, so that what was rolled back never happened. */
export function countWith<Label extends string>(tx: Tx, type: MetricType<Label>, labels: Labels<Label>, by = 1): void {
  tx.afterCommit(() => metricsOf(tx).count(type, labels, by));
}

/** Runs `work` and notes how long it took, whatever its end. */
export async function timed<Label extends string, T>(
  metrics: Metrics,
  type: MetricType<Label>,
  labels: Labels<Label>,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    metrics.took(type, labels, (performance.now() - began) / 1000);
  }
}
