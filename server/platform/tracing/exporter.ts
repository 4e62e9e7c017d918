import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/tracing-config.ts';
import { runningRelease } from '../release.ts';
import type { FinishedSpan } from './tracer.ts';
import type { SpanAttributes, SpanKind } from './tracing.ts';

/** Milliseconds between two sendings, unless a batch is full before. */
const everyMs = 5000;
const batch = 512;
/** Spans that wait at most; further ones are dropped, since a shop must not grow because its collector is slow. */
const most = 4096;
const timeoutMs = 10_000;

/** Codes of OTLP's `SpanKind`. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };

/** Sends spans to an OTLP collector over HTTP, as JSON (opentelemetry.io, OTLP specification 1.5). */
export class Exporter {
  readonly #config: TracingConfig;
  readonly #log: Logger;
  readonly #apart: <T>(work: () => T) => T;
  #waiting: FinishedSpan[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isFailing = false;

  /** `apart` runs the sending outside of any trace, or it would trace itself. */
  constructor(config: TracingConfig, log: Logger, apart: <T>(work: () => T) => T) {
    this.#config = config;
    this.#log = log;
    this.#apart = apart;
  }

  add(span: FinishedSpan): void {
    if (this.#waiting.length >= most) return;
    this.#waiting.push(span);
    if (this.#waiting.length >= batch) this.#flush();
    else this.#timer ??= this.#apart(() => setTimeout(() => this.#flush(), everyMs).unref());
  }

  /** Sends what waits and resolves when it is sent or refused. */
  async close(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const spans = this.#waiting;
    this.#waiting = [];
    if (spans.length > 0) this.#sending = this.#sending.then(() => this.#apart(() => this.#send(spans)));
  }

  async #send(spans: readonly FinishedSpan[]): Promise<void> {
    try {
      const answer = await fetch(`${this.#config.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#config.headers },
        body: JSON.stringify(payloadOf(spans, this.#config.service)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      this.#isFailing = false;
    } catch (error) {
      // Once until it works again.
      if (!this.#isFailing) this.#log.warn({ err: error }, 'traces were not accepted');
      this.#isFailing = true;
    }
  }
}

const otlpValue = (value: string | number | boolean) =>
  typeof value === 'string'
    ? { stringValue: value }
    : typeof value === 'boolean'
      ? { boolValue: value }
      : Number.isInteger(value)
        ? { intValue: String(value) }
        : { doubleValue: value };

const attributesOf = (attributes: SpanAttributes) => Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

function payloadOf(spans: readonly FinishedSpan[], service: string): object {
  const release = runningRelease();
  const resource = { 'service.name': service, 'service.version': release, 'service.instance.id': `${hostname()}:${process.pid}` };
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'mantel', version: release }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

const spanOf = ({ traceId, spanId, parentId, name, kind, start, end, attributes, failed }: FinishedSpan) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes: attributesOf(attributes),
  status: failed ? { code: 2 } : {},
});
