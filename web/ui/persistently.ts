/** Milliseconds until a part that could not be had is asked for again, each time twice as many; at once when the connection is back. */
const firstPause = 2_000;

/** Style sheets that did not come. The build's own loader never asks for one again, and would take its part for styled. */
const lost = new Set<HTMLLinkElement>();
let fetching: Promise<unknown> = Promise.resolve();

/**
 * Loads a part that comes after the page, as often as it takes: with no connection, or while the shop is renewed, what the server has
 * rendered stands and works by itself. A part that failed for good would take the whole page away.
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  addEventListener('error', noteLost, true);
  addEventListener('online', fetchLost);
  for (let pause = firstPause; ; pause *= 2) {
    try {
      await fetchLost();
      if (lost.size === 0) return await load();
    } catch {}
    await reconnectedOr(pause);
  }
}

function noteLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
}

function fetchLost(): Promise<unknown> {
  const again = [...lost].map(fetchAgain);
  lost.clear();
  fetching = Promise.all([fetching, ...again]);
  return fetching;
}

/** Resolves in any case: one that fails again is noted again. */
function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  return new Promise((resolve) => {
    again.onload = resolve;
    again.onerror = resolve;
  });
}

function reconnectedOr(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, pause);
    addEventListener('online', again);
  });
}
