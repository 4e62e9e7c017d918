import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common.ts';

describe('[§5 passwords] common ones', () => {
  it.each([
    'password1',
    'Password1',
    'P@ssw0rd1',
    'qwerty123',
    'trustno1',
    'iloveyou1',
    '1q2w3e4r',
    'sunshine1',
    'Sunshine2026',
    'football99',
    'abcd1234',
    'Passw0rd!',
  ])('rejects %s', (password) => {
    expect(isCommonPassword(password, 'ada@example.com')).toBe(true);
  });

  it.each(['weaver-of-7-looms', 'n4tter-Jack', 'four blue doors 4', 'Xq7rhfu29z'])('accepts %s', (password) => {
    expect(isCommonPassword(password, 'ada@example.com')).toBe(false);
  });

  it('rejects variations of the address', () => {
    expect(isCommonPassword('Ada.Weaver1', 'ada.weaver@example.com')).toBe(true);
    expect(isCommonPassword('ada.weaver-likes-7-looms', 'ada.weaver@example.com')).toBe(false);
  });
});
