import type { Endpoint, InputOf } from '../../contract/endpoint.ts';

/** Tells the shop something while the page is being left; nobody hears the answer. False where the browser takes no more. */
export function beacon<E extends Endpoint>({ path }: E, input: InputOf<E>): boolean {
  return navigator.sendBeacon(path, new Blob([JSON.stringify(input)], { type: 'application/json' }));
}
