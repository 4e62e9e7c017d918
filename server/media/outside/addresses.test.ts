import { describe, expect, it } from 'vitest';
import { isOutside } from './addresses.ts';

describe('[§9 images] addresses that files may be fetched from', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::6810:84e5', '2a00:1450:4001:80b::200e'])(
    '%s',
    (address) => {
      expect(isOutside(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '127.0.0.1',
    '127.8.9.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('not %s', (address) => {
    expect(isOutside(address)).toBe(false);
  });
});
