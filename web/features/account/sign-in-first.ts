import type { Failure } from '../../../contract/client.ts';
import { failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { login } from '../../routes.ts';

/** A personal page's answer to a failed call: who is not signed in signs in and comes back, anything else is told. */
export function signInFirst({ url }: PageRequest, failure: Failure): Loaded<never> {
  if (failure.statusCode !== 401) return failed(failure.statusCode, failure.message);
  return redirect(login({ returnTo: url.pathname + url.search }), 303);
}

/** The status of a page that shows what was wrong with a form. */
export const statusOf = (failure: Failure | null): number =>
  failure === null ? 200 : failure.statusCode === 400 ? 422 : failure.statusCode;
