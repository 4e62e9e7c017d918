/** Adds vendors' scripts, each once: chat and session recording, by the flags of spec §9. */
export function letIn(addresses: readonly string[]): void {
  for (const address of addresses) {
    if ([...document.scripts].some(({ src }) => src === address)) continue;
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}
