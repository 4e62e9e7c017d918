import type { Endpoint, InputOf } from '../../contract/api/endpoint.ts';

/** Sends data while the page unloads, without a response. False if the browser's queue is full. */
export function beacon<E extends Endpoint>({ path }: E, input: InputOf<E>): boolean {
  return navigator.sendBeacon(path, new Blob([JSON.stringify(input)], { type: 'application/json' }));
}
