import { Client, type Failure, failure, type Result, type Transport } from '../../contract/api/client.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import type { OriginalErrorBody } from '../../contract/api/problems.ts';

/** What a shopper reads where no answer came back. Spec §8 names it "Aborted", which is no message for them. */
export const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';

/** Milliseconds after which a read counts as unanswered, so that the page offers to try again. */
export const readLimit = 15_000;

/** The same of a write: one that is given up may have been done all the same. */
const writeLimit = 60_000;

/**
 * Calls the contract over HTTP: same origin, cookies included, JSON both ways (spec §7.1). Visitor and campaign travel as cookies; clients without
 * cookies send headers. Never throws.
 */
export const browserTransport: Transport = {
  async call(endpoint, input): Promise<Result<unknown>> {
    const { url, body } = requestOf(endpoint, input);
    try {
      const response = await fetch(url, {
        method: endpoint.method,
        credentials: 'include',
        headers: headersOf(body),
        signal: AbortSignal.timeout(endpoint.method === 'GET' ? readLimit : writeLimit),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) return failureOf(response.status, text);
      // A body may be a list as well as an object: either way it is the result's `data`.
      return { ok: true, statusCode: response.status, data: text === '' ? null : JSON.parse(text) };
    } catch {
      return failure(0, unreachable);
    }
  },
};

/** The client for every screen and feature. The server validates inputs and outputs. */
export const client = new Client(browserTransport);

/** Splits the input object into path, query and body, by the names the endpoint declares. */
function requestOf(endpoint: Endpoint, input: Record<string, unknown>): { url: string; body: Record<string, unknown> | undefined } {
  const rest = new Map(Object.entries(input));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const bodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams();
  for (const name of bodiless ? [...rest.keys()] : (endpoint.query ?? [])) {
    for (const value of [rest.get(name) ?? []].flat()) query.append(name, String(value));
    rest.delete(name);
  }
  return { url: query.size > 0 ? `${path}?${query}` : path, body: bodiless ? undefined : Object.fromEntries(rest) };
}

function headersOf(body: unknown): Record<string, string> {
  const { brand } = document.documentElement.dataset;
  return {
    accept: 'application/json',
    'call-chain': 'browser',
    'browser-language': navigator.language,
    ...(brand && { tenancy: brand }),
    'x-error-body': 'original',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...tokenHeader(),
  };
}

/** The CSRF token from the page's meta tag (spec §7.1). */
export function tokenHeader(): Record<string, string> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  return token ? { 'x-csrf-token': token } : {};
}

/** A failed response as the client returns it. */
export function failureOf(status: number, text: string): Failure {
  const { message, code, details, fields } = errorBodyOf(text);
  return {
    ...failure(status),
    ...(message && { message }),
    ...(code && { code }),
    ...(details && { details }),
    ...(fields && { fields }),
  };
}

/** A proxy may answer without JSON; then only the status counts. */
function errorBodyOf(text: string): Partial<OriginalErrorBody> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
