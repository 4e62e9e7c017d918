let last: Promise<unknown> = Promise.resolve();

/** Runs what opens pictures one after the other: several large ones at once would need more memory than the process has. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
}
