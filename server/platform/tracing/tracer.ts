import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/tracing-config.ts';
import { Exporter } from './exporter.ts';
import { watchCalls } from './outgoing.ts';
import type { SpanAttributes, SpanContext, SpanKind } from './tracing.ts';

/** A finished span, as the exporter sends it. */
export interface FinishedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  /** Nanoseconds since 1970. */
  readonly start: bigint;
  readonly end: bigint;
  readonly attributes: SpanAttributes;
  readonly failed: boolean;
}

interface Told {
  readonly name: string;
  readonly kind: SpanKind;
  readonly parentId: string | null;
  readonly attributes: SpanAttributes;
}

/** A span under way. */
export class Span {
  readonly context: SpanContext;
  readonly #start = now();
  readonly #send: (span: FinishedSpan) => void;
  readonly #told: Told;
  #isOver = false;

  constructor(context: SpanContext, told: Told, send: (span: FinishedSpan) => void) {
    this.context = context;
    this.#told = told;
    this.#send = send;
  }

  /** Ends it once; a further call does nothing. */
  end({
    failed = false,
    attributes = {},
    name = this.#told.name,
  }: {
    failed?: boolean;
    attributes?: SpanAttributes;
    name?: string;
  } = {}): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.context.isKept) return;
    const { kind, parentId, attributes: first } = this.#told;
    const { traceId, spanId } = this.context;
    this.#send({ traceId, spanId, parentId, name, kind, start: this.#start, end: now(), attributes: { ...first, ...attributes }, failed });
  }
}

/** Nanoseconds since 1970 by a clock that never goes back, to a quarter of a microsecond. */
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));

/** Makes the spans of one shop in one process. Which span is under way follows the asynchronous calls. */
export class Tracer {
  readonly #current = new AsyncLocalStorage<SpanContext | null>();
  readonly #exporter: Exporter;
  readonly #ratio: number;
  readonly #unwatch: () => void;

  constructor(config: TracingConfig, log: Logger) {
    this.#ratio = config.ratio;
    this.#exporter = new Exporter(config, log, (work) => this.#current.run(null, work));
    this.#unwatch = watchCalls(this);
  }

  /** Whether a span that is kept is under way here. */
  get isRecording(): boolean {
    return this.#current.getStore()?.isKept ?? false;
  }

  /** Begins a span under the one that is under way here, or under `parent`; without either it begins a trace. */
  begin(
    name: string,
    kind: SpanKind,
    attributes: SpanAttributes = {},
    parent: SpanContext | null = this.#current.getStore() ?? null,
  ): Span {
    const context = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isKept: parent?.isKept ?? Math.random() < this.#ratio,
    };
    return new Span(context, { name, kind, parentId: parent?.spanId ?? null, attributes }, (span) => this.#exporter.add(span));
  }

  /** Runs `work`, and what it starts, under a span. */
  within<T>(span: Span, work: () => T): T {
    return this.#current.run(span.context, work);
  }

  /** Runs `work` in a new span, which fails if `work` rejects. */
  async span<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      const result = await this.within(span, work);
      span.end();
      return result;
    } catch (error) {
      span.end({ failed: true, attributes: { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' } });
      throw error;
    }
  }

  /** The span under way as W3C `traceparent`, to continue it in a job; null where there is none. */
  traceparent(): string | null {
    const context = this.#current.getStore();
    return context ? `00-${context.traceId}-${context.spanId}-${context.isKept ? '01' : '00'}` : null;
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    this.#unwatch();
    await this.#exporter.close();
  }
}
