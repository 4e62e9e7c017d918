import { BlockList, isIP, isIPv4 } from 'node:net';
import { memoized } from '../../platform/memoized.ts';

type Networks = readonly (readonly [address: string, bits: number])[];

/** Everything off the public internet (IANA's special-purpose registries): this machine, its network, cloud metadata, multicast. */
const inside4: Networks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** For IPv6, only allocated space counts as public, without documentation and IPv4 tunnels. */
const handedOut6: Networks = [['2000::', 3]];
const inside6: Networks = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = memoized((networks: Networks): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6');
  return list;
});

/** Whether an IP address is on the public internet. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !listOf(inside4).check(address, 'ipv4');
  return isIP(address) === 6 && listOf(handedOut6).check(address, 'ipv6') && !listOf(inside6).check(address, 'ipv6');
}
