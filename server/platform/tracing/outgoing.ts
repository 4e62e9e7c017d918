import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span, Tracer } from './tracer.ts';

/** What Node tells about a call by `fetch`. */
interface FetchMessage {
  readonly request: { readonly origin: string | URL; readonly method: string };
  readonly response?: { readonly statusCode: number };
}
/** And about one by `node:http` and `node:https`, as Stripe's library makes them. */
interface HttpMessage {
  readonly request: { readonly method: string; readonly host: string };
  readonly response?: { readonly statusCode?: number };
}

/**
 * Makes a span of every call to another server while a span is under way: payment providers, carriers, webhooks. It tells host, method and status; paths are left out, since they
 * name orders and people. Returns how to stop.
 */
export function watchCalls(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    if (tracer.isRecording)
      open.set(request, tracer.begin(`${method} ${host}`, 'client', { 'http.request.method': method, 'server.address': host }));
  };
  const end = (request: object, status: number | null) =>
    open.get(request)?.end({
      failed: status === null || status >= 500,
      attributes: status === null ? {} : { 'http.response.status_code': status },
    });
  const listeners: [string, (message: unknown) => void][] = [
    ['undici:request:create', (message) => begin(fetched(message), fetched(message).method, new URL(fetched(message).origin).hostname)],
    ['undici:request:headers', (message) => end(fetched(message), (message as FetchMessage).response?.statusCode ?? null)],
    ['undici:request:error', (message) => end(fetched(message), null)],
    ['http.client.request.start', (message) => begin(asked(message), asked(message).method, asked(message).host)],
    ['http.client.response.finish', (message) => end(asked(message), (message as HttpMessage).response?.statusCode ?? null)],
    ['http.client.request.error', (message) => end(asked(message), null)],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

const fetched = (message: unknown) => (message as FetchMessage).request;
const asked = (message: unknown) => (message as HttpMessage).request;
