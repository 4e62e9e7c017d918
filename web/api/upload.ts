import { type Failure, failure, type Success } from '../../contract/api/client.ts';
import type { Endpoint, InputOf, OutputOf } from '../../contract/api/endpoint.ts';
import { failureOf, tokenHeader, unreachable } from './browser.ts';

/** Calls an endpoint that takes a file; other fields go into the query. Never throws, like the client. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  signal?: AbortSignal,
): Promise<Success<OutputOf<E>> | Failure> {
  const form = new FormData();
  form.append(endpoint.upload ?? 'file', file);
  const query = new URLSearchParams(Object.entries(input as Record<string, unknown>).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${endpoint.path}?${query}`, {
      method: endpoint.method,
      credentials: 'include',
      headers: { accept: 'application/json', 'x-error-body': 'original', ...tokenHeader() },
      body: form,
      ...(signal && { signal }),
    });
    const text = await response.text();
    if (!response.ok) return failureOf(response.status, text);
    return { ok: true, statusCode: response.status, data: JSON.parse(text) as OutputOf<E> };
  } catch {
    return failure(0, unreachable);
  }
}
