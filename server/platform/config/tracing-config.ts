import type { Environment } from './environment.ts';

export interface TracingConfig {
  /** Without a trailing slash and `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** The part of all traces that is kept. */
  readonly ratio: number;
}

/** Null without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function tracingOf(e: Environment): TracingConfig | null {
  if (!e.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const headers = e.OTEL_EXPORTER_OTLP_HEADERS.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
  });
  return {
    endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
    headers: Object.fromEntries(headers),
    service: e.OTEL_SERVICE_NAME,
    ratio: e.OTEL_TRACES_SAMPLER_ARG,
  };
}
