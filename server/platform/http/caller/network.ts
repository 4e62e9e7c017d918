import { isIPv6, SocketAddress } from 'node:net';
import { sign } from '../../signing.ts';

/** A caller's network by `networkOf`: the only key for limits. */
export type Network = string & { readonly isNetwork: true };

/**
 * The network of an address: the IPv4 address (also when embedded in IPv6) or the IPv6 /64. Subscribers get at least a /64 and can use a new address
 * per call, so limiting single IPv6 addresses would be useless.
 */
export const networkOf = (address: string): Network => nameOf(address) as Network;

function nameOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups, with `::` and a dotted end expanded. */
function groupsOf(address: string): number[] {
  const { address: canonical } = new SocketAddress({ family: 'ipv6', address });
  const dotted = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(canonical);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted?.slice(1) ?? []).map(Number);
  const hex = dotted ? `${canonical.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}` : canonical;
  const [head = [], tail = []] = hex.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** A network as logs may show it, not identifying a person: IPv4 without its last number, a /64 as it is. */
export const truncated = (network: Network): string => network.replace(/\.\d+$/, '.0/24');

/** A network as the database may store it: distinguishable, but not readable from a copy. */
export const networkDigest = (network: Network, secret: string): string => sign(secret, 'network', network);
