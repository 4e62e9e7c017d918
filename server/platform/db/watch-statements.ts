import { defineMetric, type Metrics } from '../metrics.ts';
import type { Tracer } from '../tracing/tracer.ts';

/** Hears of each statement when it is sent; what it returns is called at the end, with null or the error. */
export type StatementWatch = (text: string) => (error: unknown) => void;

const duration = defineMetric('database_statement_duration_seconds', 'Time from sending a statement to its answer', ['outcome']);

/** Measures statements, and makes spans of those of a traced request or job. A span has no values and not even the text, only verb and table. */
export function watchStatements(metrics: Metrics, tracer: Tracer | null): StatementWatch {
  metrics.announceDurations(duration);
  return (text) => {
    const began = performance.now();
    const span = tracer?.isRecording ? tracer.begin(summaryOf(text), 'client', { 'db.system.name': 'postgresql' }) : null;
    return (error) => {
      metrics.took(duration, { outcome: error === null ? 'ok' : 'failed' }, (performance.now() - began) / 1000);
      span?.end({ failed: error !== null });
    };
  };
}

/** `select orders.order`: a statement's verb and the first table it names. */
export function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, schema, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/i.exec(text) ?? [];
  return [verb.toLowerCase(), table ? `${schema}.${table}` : schema].filter(Boolean).join(' ');
}
