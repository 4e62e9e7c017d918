import { expect, it } from 'vitest';
import { tokenHash } from './token-hash.ts';

it('[rulings: Session and visitor] the hash of a token stays the same, as the database holds it', () => {
  expect(tokenHash('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
