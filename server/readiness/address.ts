import { connect } from 'node:tls';

/** Milliseconds to wait for another machine, or for the shop's own address: a person looks at an empty page meanwhile. */
export const timeoutMs = 3000;

export interface AddressFacts {
  readonly url: string;
  /** Why the shop does not answer there; null when it does. */
  readonly fault: string | null;
  /** Days until its certificate ends; null without TLS. */
  readonly certificateDays: number | null;
}

/** Requests a public address of the shop as a browser would; `/healthz` a proxy keeps to itself. */
export async function askAddress(url: string, now: Date): Promise<AddressFacts> {
  const fault = await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).then(
    ({ status, headers }) =>
      status !== 200 ? `it answered ${status}` : headers.has('x-request-id') ? null : 'something else answers there',
    (error: unknown) => reasonOf(error),
  );
  return { url, fault, certificateDays: fault === null && url.startsWith('https:') ? await daysLeft(new URL(url), now) : null };
}

/** The network's own reason is in the cause; a timeout has none. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it could not be reached';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function daysLeft({ hostname, port }: URL, now: Date): Promise<number | null> {
  return new Promise((tell) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: timeoutMs }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      tell(Number.isNaN(ends) ? null : Math.floor((ends - now.getTime()) / 86_400_000));
    });
    const giveUp = () => {
      socket.destroy();
      tell(null);
    };
    socket.on('error', giveUp);
    socket.on('timeout', giveUp);
  });
}
