import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Time steps a code may be early or late: half a minute for wrong clocks and slow typing. */
const slack = 1;

/** A new shared secret in base32: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app calls the entry. */
interface Entry {
  readonly issuer: string;
  readonly email: string;
}

const totpOf = (secret: string, { issuer, email }: Entry): TOTP =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds });

/** `otpauth://totp/…`, which an authenticator app reads from a QR code. */
export const enrolmentUri = (secret: string, entry: Entry): string => totpOf(secret, entry).toString();

/** The time step of this code (RFC 6238); null when it does not match now. The caller tracks used steps. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, { issuer: '', email: '' }).validate({ token: code, timestamp: now.getTime(), window: slack });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
