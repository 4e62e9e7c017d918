import type { Failure } from '../../../contract/api/client.ts';
import { customerIdCookie, visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { login } from '../../routes.ts';

/** A personal page's answer to a failed call: guests sign in and return, told if their session has ended; other failures are shown. */
export function signInFirst({ url, cookie }: PageRequest, failure: Failure): Loaded<never> {
  if (failure.statusCode !== 401) return failed(failure.statusCode, failure.message);
  return redirect(login({ returnTo: url.pathname + url.search, done: cookie(customerIdCookie) ? 'ended' : undefined }), 303);
}

/** Whether the visitor was signed in on the page before, and no longer is: expired, or signed out from another device. */
export async function hasSessionEnded({ client, cookie }: PageRequest): Promise<boolean> {
  if (!cookie(customerIdCookie)) return false;
  const visitor = await client.call(visitorEndpoints.getVisitor, {});
  return visitor.ok && !visitor.data.ok;
}
