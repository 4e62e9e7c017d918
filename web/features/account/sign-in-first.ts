import type { Failure } from '../../../contract/api/client.ts';
import { failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { login } from '../../routes.ts';

/** A personal page's answer to a failed call: guests sign in and return, other failures are shown. */
export function signInFirst({ url }: PageRequest, failure: Failure): Loaded<never> {
  if (failure.statusCode !== 401) return failed(failure.statusCode, failure.message);
  return redirect(login({ returnTo: url.pathname + url.search }), 303);
}

/** The HTTP status of a page that shows a form again with its errors. */
export const statusOf = (failure: Failure | null): number =>
  failure === null ? 200 : failure.statusCode === 400 ? 422 : failure.statusCode;
