/** Lets vendors' scripts in, each once a page: chat and session recording, by the flags of spec §9. They come last and wait for nothing. */
export function letIn(addresses: readonly string[]): void {
  for (const address of addresses) {
    if ([...document.scripts].some(({ src }) => src === address)) continue;
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}
