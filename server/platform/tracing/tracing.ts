import type { Logger } from 'pino';
import type { TracingConfig } from '../config/tracing-config.ts';
import type { Tracer } from './tracer.ts';

/** What a span may tell: numbers, names and codes of the shop's own; never what a visitor sent or who one is. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span's place in the shop: a request answered, a job run, a statement, a call to a provider. */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** A span's place in its trace. One that is not kept is passed on all the same, so that all parts of its trace are left out. */
export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly isKept: boolean;
}

/** The span that a `traceparent` of ours names; null when it is none. */
export function contextOf(traceparent: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(String(traceparent)) ?? [];
  return traceId && spanId ? { traceId, spanId, isKept: flags === '1' } : null;
}

/**
 * Starts tracing where it is configured; null otherwise, without loading what it takes. It sends spans by OTLP over HTTP
 * (docs/decisions/0194-traces-by-otlp.md).
 */
export async function startTracing(config: TracingConfig | null, log: Logger): Promise<Tracer | null> {
  if (!config) return null;
  const { Tracer } = await import('./tracer.ts');
  return new Tracer(config, log);
}
