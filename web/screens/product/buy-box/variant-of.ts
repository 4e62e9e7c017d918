/** The model's variant with the name of a chosen option value; null shows the default. */
export function variantOf(variants: readonly string[], values: readonly string[]): string | null {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  return variants.find((name) => wanted.has(name.toLowerCase())) ?? null;
}
