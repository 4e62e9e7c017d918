import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Steps a code may be early or late: half a minute for a clock that is off and for who types slowly. */
const slack = 1;

/** A new shared secret in base32: 160 bits, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: 'Mantel staff', label: email, secret: Secret.fromBase32(secret), period: periodSeconds });

/** `otpauth://totp/…`: what an authenticator app takes from a picture. */
export const enrolmentUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step whose code this is (RFC 6238); null when it is none of now. Which steps have been used is for the caller to know. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: slack });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
