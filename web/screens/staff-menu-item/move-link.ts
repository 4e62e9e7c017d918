/** Links after a step of one of them, with its new index; null where it cannot go. `step` is `up.2` or `down.0`, by index. */
export function afterStep<Link>(links: readonly Link[], step: string): { readonly links: readonly Link[]; readonly at: number } | null {
  const [, way, index] = /^(up|down)\.(\d{1,2})$/.exec(step) ?? [];
  const from = Number(index);
  const at = from + (way === 'up' ? -1 : 1);
  if (way === undefined || at < 0 || Math.max(from, at) >= links.length) return null;
  return { links: links.toSpliced(from, 1).toSpliced(at, 0, ...links.slice(from, from + 1)), at };
}
