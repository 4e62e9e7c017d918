import { BlockList, isIP, isIPv4 } from 'node:net';

/** What is not on the open internet (IANA's special-purpose registries): this machine, its network, clouds' metadata, multicast. */
const inside = new BlockList();
for (const [network, bits] of [
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
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6 only what is handed out at all is outside, and of that neither documentation nor tunnels to IPv4. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is one of the open internet. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
