import { isKeyScope } from '../staff/api-keys.rules.ts';
import { own } from '../values/own.ts';
import type { Access } from './endpoint.ts';

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });
const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
const signature = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

/**
 * The ways to show who calls, as OpenAPI security schemes. Where cookies are Secure their names have the prefix `__Host-`, or `__Secure-` when sister
 * brands share them.
 */
export const securitySchemes = {
  guestSession: cookie(
    'guest_session_token',
    'A guest’s session, set by the first call that stores something. Browsers also send `x-csrf-token` with calls that change something.',
  ),
  customerSession: cookie('session_token', 'A customer’s session, set by `accounts.login`.'),
  sessionToken: bearer('The token of either session, for clients without cookies.'),
  staffSession: cookie('staff_session_token', 'A staff member’s session, set by `staff.signIn` and `staff.confirmCode`.'),
  apiKey: bearer('An API key from the staff console, for other systems. It allows the staff calls of its scopes, without cookies.'),
  paymentSignature: signature(
    'stripe-signature',
    'HMAC-SHA256 over time and body with the provider’s webhook secret. The sandbox sends `sandbox-signature`; PayPal uses its own headers.',
  ),
  carrierSignature: signature('carrier-signature', 'HMAC-SHA256 over time and body with the carrier’s webhook secret.'),
  mailSignature: signature(
    'mail-signature',
    'HMAC-SHA256 over time and body with the email provider’s webhook secret. SendGrid uses its own headers.',
  ),
} as const;

type Requirement = { readonly [Scheme in keyof typeof securitySchemes]?: readonly string[] };

/** The alternatives to show who calls; an empty one means that nothing need be shown. A staff call names the permission it needs. */
export function securityOf(access: Access): Requirement[] {
  const ofCustomer = [{ customerSession: [] }, { sessionToken: [] }];
  if (access === 'visitor') return [{}, { guestSession: [] }, ...ofCustomer];
  if (access === 'customer') return ofCustomer;
  if (access === 'paymentSignature' || access === 'carrierSignature' || access === 'mailSignature') return [{ [access]: [] }];
  if (access === 'staff') return [{ staffSession: [] }];
  return [{ staffSession: [access] }, ...(isKeyScope(access) ? [{ apiKey: [access] }] : [])];
}

/** Problems with which the platform refuses a call before its handler sees it. */
export function refusalsOf(access: Access): readonly ('invalid_input' | 'unauthorized' | 'forbidden')[] {
  if (access === 'visitor') return ['invalid_input'];
  return isStaffAccess(access) ? ['invalid_input', 'unauthorized', 'forbidden'] : ['invalid_input', 'unauthorized'];
}

const isStaffAccess = (access: Access): boolean => access === 'staff' || access.includes('.');

const callers: Readonly<Record<string, string>> = {
  visitor: 'Anyone',
  customer: 'Signed-in customers',
  paymentSignature: 'Payment providers, by signature',
  carrierSignature: 'Carriers, by signature',
  mailSignature: 'Email providers, by signature',
  staff: 'All staff',
};

/** Who may call, for people. */
export const callerOf = (access: Access): string =>
  own(callers, access) ?? `Staff${isKeyScope(access) ? ' and API keys' : ''} with ${access}`;
