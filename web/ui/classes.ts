/** Joins class names, leaving out what is missing. A page asks some thousand times, so it makes no lists. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
