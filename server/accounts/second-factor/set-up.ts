import { z } from 'zod';
import { seal, unseal } from '../../platform/sealed.ts';
import { newSecret } from '../../platform/second-factor/totp.ts';

/** Long enough to install an app. */
const lifetimeMs = 1_800_000;
const sealedFor = 'second factor set-up';

/** A secret on its way to a customer's app. */
const begun = z.object({ customerId: z.int(), secret: z.string(), until: z.number() });

/**
 * A new secret, and the same encrypted with whom it is for and until when. The page carries it until it is confirmed, so that looking at the page
 * stores nothing, and nobody can enrol a secret that the shop did not make.
 */
export function beginSetUp(shopSecret: string, customerId: number, now: Date): { secret: string; setUp: string } {
  const content: z.infer<typeof begun> = { customerId, secret: newSecret(), until: now.getTime() + lifetimeMs };
  return { secret: content.secret, setUp: seal(shopSecret, JSON.stringify(content), sealedFor) };
}

/** The secret of a set-up; null when it is another customer's, too old or made up. */
export function openSetUp(shopSecret: string, customerId: number, setUp: string, now: Date): string | null {
  const text = unseal(shopSecret, setUp, sealedFor);
  const content = text === null ? null : begun.parse(JSON.parse(text));
  return content && content.customerId === customerId && content.until > now.getTime() ? content.secret : null;
}
