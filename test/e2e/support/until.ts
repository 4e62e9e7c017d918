const pause = 100;

/** Waits until it holds, asking again and again; throws what it waited for in vain. Unlike `expect.poll` it may be used in concurrent tests. */
export async function until(what: string, holds: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
