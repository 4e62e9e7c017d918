/** Options are shown as Shape, Color, Size, then others as given (spec §9). */
const order = ['shape', 'color', 'size'];

/** Sorts things named after options into display order. */
export function inOptionOrder<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
  const rank = (thing: T) => {
    const known = order.indexOf(nameOf(thing).toLowerCase());
    return known < 0 ? order.length : known;
  };
  return [...things].sort((a, b) => rank(a) - rank(b));
}

/** A variation's options as pairs in that order, which a JSON column does not keep. */
export function chosenOptions(options: Readonly<Record<string, string>>): [name: string, value: string][] {
  return inOptionOrder(Object.entries(options), ([name]) => name);
}

/** A variation's own name: its options' values in order, such as `Sage / Queen`; empty for the only one. */
export function variationName(options: Readonly<Record<string, string>>): string {
  return chosenOptions(options)
    .map(([, value]) => value)
    .join(' / ');
}
