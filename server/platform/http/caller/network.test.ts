import { expect, it } from 'vitest';
import { networkDigest, networkOf, truncated } from './network.ts';

it.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address inside IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['the same in hexadecimal', '::FFFF:cb00:7109', '203.0.113.9'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a shortened IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['capitals and leading zeros', '2001:0DB8:0001:0002::ABCD', '2001:db8:1:2::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['a name that is no address', 'unix:', 'unix:'],
])('[§6 abuse] names the network of %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('[§6 abuse] distinguishes neighbouring /64s', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
])('[§6 abuse] logs %s as a neighbourhood', (address, logged) => {
  expect(truncated(networkOf(address))).toBe(logged);
});

it('[§6 abuse] stores a network as a digest that needs the secret', () => {
  const digest = networkDigest(networkOf('2001:db8:1:2::9'), 'one');
  expect(digest).toBe(networkDigest(networkOf('2001:db8:1:2:ffff::'), 'one'));
  expect(digest).not.toBe(networkDigest(networkOf('2001:db8:1:2::9'), 'another'));
  expect(digest).toMatch(/^[\w-]{43}$/);
});
