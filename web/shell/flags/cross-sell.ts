/** Whether cross-sell is on for this visitor. Loads the flags when asked, so that no page's initial script contains them. */
export async function isCrossSellOn(): Promise<boolean> {
  const flags = await import('./index.ts').catch(() => null);
  return flags?.isFlagOn('cross-sell') ?? false;
}
