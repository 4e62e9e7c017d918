/** Joins class names, leaving out missing ones. Called a thousand times per page, so it allocates no arrays. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
