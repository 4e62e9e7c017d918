import type { IncomingHttpHeaders } from 'node:http';
import { addedBrands, followAddedBrands } from '../../brands/added.ts';
import { flagship } from '../../brands/family.ts';
import { brands } from '../../brands/index.ts';
import type { ShopUrls } from '../../server/platform/config/shop-urls.ts';
import { callerOf } from '../../server/platform/http/caller/caller.ts';

/**
 * The brand of a request by its host: that of a brand's address, one of the brand's further hosts or, where the machine has another name, the port of
 * its address. Otherwise the flagship. Called for every request.
 */
export function brandByHost(urls: ShopUrls): (host: string | undefined) => string {
  const known = new Map<string, string>();
  const ports = new Map<string, string>();
  // Callers repeat their host name; the limit is for invented ones.
  const remembered = new Map<string, string>();
  followAddedBrands(() => {
    for (const map of [known, ports, remembered]) map.clear();
    for (const [key, url] of urls) {
      const { host, port } = new URL(url);
      known.set(host, key);
      // Brands with separate host names may share a port; the flagship comes first.
      if (port && !ports.has(port)) ports.set(port, key);
    }
    for (const { key, hosts } of brands) {
      if (urls.has(key)) for (const host of hosts) known.set(host, key);
    }
    // A brand made in the console has a name of its own, so that it is found behind any port.
    for (const { key, host } of addedBrands()) if (urls.has(key)) known.set(host.replace(/:\d+$/, ''), key);
  });
  const byOtherName = (host: string): string => {
    const { name = '', port = '' } = /^(?<name>.*?)(?::(?<port>\d+))?$/.exec(host.toLowerCase())?.groups ?? {};
    return known.get(name) ?? ports.get(port) ?? flagship;
  };
  return (host) => {
    if (!host) return flagship;
    const exact = known.get(host) ?? remembered.get(host);
    if (exact) return exact;
    const brand = byOtherName(host);
    if (remembered.size >= 100) remembered.clear();
    remembered.set(host, brand);
    return brand;
  };
}

/** Finds the brand of an API call: the one its `tenancy` header names if that is served (spec §7.1), else the host's. */
export function brandOfCall(shopUrls: ShopUrls): (headers: IncomingHttpHeaders) => string {
  const brandOf = brandByHost(shopUrls);
  return (headers) => {
    const { tenancy } = callerOf(headers);
    return tenancy !== null && shopUrls.has(tenancy) ? tenancy : brandOf(headers.host);
  };
}
