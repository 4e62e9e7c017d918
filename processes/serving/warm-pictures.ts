import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { wantedPictures } from './wanted-pictures.ts';

/** Links to lists on a home page; departments come first. */
const listLink = /href="(\/[^"?#]*\/c\/[^"#]*|\/c\/[^"#]*)"/g;
/** Lists visited per brand. */
const maxLists = 16;
/** Event-loop utilization above which the shop counts as busy. */
const busyFrom = 0.3;
/** Milliseconds to wait while busy, and between two pictures: visitors come first. */
const pause = { busy: 1000, idle: 20 } as const;

/**
 * Renders the pictures of the brands' home pages and first list rows, so that no visitor waits for them. Works in the background, one at a time,
 * while the shop has little to do; pictures on disk are only read. Requests go through the whole shop, which also caches the pages. Returns a
 * function that stops it.
 */
export function warmPictures(app: FastifyInstance, hosts: readonly string[]): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const wait = (milliseconds: number) => sleep(milliseconds, null, { signal, ref: false });
  const isBusy = async () => {
    const before = performance.eventLoopUtilization();
    await wait(pause.idle);
    return performance.eventLoopUtilization(before).utilization > busyFrom;
  };
  const idle = async () => {
    while (await isBusy()) await wait(pause.busy);
  };
  const pageOf = async (host: string, url: string): Promise<string> => {
    await idle();
    const page = await app.inject({ url, headers: { host, accept: 'text/html' } });
    return page.statusCode === 200 ? page.body : '';
  };
  const warm = async () => {
    for (const host of hosts) {
      const home = await pageOf(host, '/');
      const lists = [...new Set([...home.matchAll(listLink)].map(([, href = '']) => href.replaceAll('&amp;', '&')))];
      for (const url of ['/', ...lists.slice(0, maxLists)]) {
        for (const picture of wantedPictures(url === '/' ? home : await pageOf(host, url))) {
          await idle();
          await app.inject({ url: picture, headers: { host, accept: 'image/avif' } });
        }
      }
    }
  };
  warm().catch((error: Error) => {
    if (!signal.aborted) app.log.warn({ err: error }, 'pictures were not made ahead');
  });
  return () => ending.abort();
}
