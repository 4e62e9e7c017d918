const pause = 100;

/** Polls until a condition holds; throws its description on timeout. Unlike `expect.poll` it works in concurrent tests. */
export async function until(what: string, holds: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
