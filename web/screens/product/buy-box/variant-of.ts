/** The model's variant that is named like one of the chosen option values; null shows it as it is. */
export function variantOf(variants: readonly string[], values: readonly string[]): string | null {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  return variants.find((name) => wanted.has(name.toLowerCase())) ?? null;
}
