import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const length = 32;

const hashWith = (digits: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => scrypt(digits, salt, length, (error, hash) => (error ? reject(error) : resolve(hash))));

/** What the fake bank keeps of a card's number: numbers are few enough to try all of them, so the hash is slow and salted. */
export async function hashNumber(number: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return `${salt}.${(await hashWith(number.replace(/\D/g, ''), salt)).toString('base64url')}`;
}

/** Whether these digits are the hashed number. */
export async function isNumber(digits: string, hashed: string): Promise<boolean> {
  const [salt = '', hash = ''] = hashed.split('.');
  const kept = Buffer.from(hash, 'base64url');
  return kept.length === length && timingSafeEqual(kept, await hashWith(digits, salt));
}

/** The five digits of a ZIP code, however it was typed. */
export const zipOf = (postalCode: string): string => postalCode.trim().slice(0, 5);
