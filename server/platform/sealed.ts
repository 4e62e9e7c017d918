import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What is sealed; each purpose has its own key. */
export type SealedFor = 'staff second factor' | 'customer second factor' | 'second factor set-up' | 'webhook secret';

const keyOf = (secret: string, purpose: SealedFor): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * A shared secret cannot be hashed, as codes are computed from it. It is stored encrypted, so that a copy of the database alone computes no codes.
 */
export function seal(secret: string, text: string, purpose: SealedFor): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts it; null when it was encrypted with another secret or for another purpose, or modified. */
export function unseal(secret: string, sealed: string, purpose: SealedFor): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
