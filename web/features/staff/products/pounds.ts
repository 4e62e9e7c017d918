const gramsPerPound = 453.59237;

/** Whole grams of a weight typed in pounds, such as `12.5`; null for anything else. */
export function gramsOf(text: string): number | null {
  return /^(?=.)\d{0,5}(\.\d{1,3})?$/.test(text.trim()) ? Math.round(Number(text) * gramsPerPound) : null;
}

/** Grams in pounds, with the fewest decimals that give the same grams again. */
export function typedPounds(grams: number): string {
  const texts = [0, 1, 2, 3].map((decimals) => (grams / gramsPerPound).toFixed(decimals));
  return texts.find((text) => gramsOf(text) === grams) ?? texts[3] ?? '';
}
