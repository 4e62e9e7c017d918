import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { wantedPictures } from './wanted-pictures.ts';

/** Ways to lists that a home page names: its departments first. */
const listLink = /href="(\/[^"?#]*\/c\/[^"#]*|\/c\/[^"#]*)"/g;
/** So many of them are looked at, for each brand. */
const mostLists = 16;
/** Share of its time the event loop may be at work before it counts as busy. */
const busyFrom = 0.3;
/** Milliseconds to wait while the shop is busy, and between two pictures: visitors come first. */
const pause = { busy: 1000, idle: 20 } as const;

/**
 * Makes the pictures of the brands' home pages and of their lists' first rows, so that nobody is the first to wait for one. In the background, one at a
 * time, and only while the shop has little to do. What is on disk from an earlier start is only read. Goes through the shop's own
 * front door, so that the pages are kept afterwards too. Answers a function that ends it.
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
      for (const url of ['/', ...lists.slice(0, mostLists)]) {
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
