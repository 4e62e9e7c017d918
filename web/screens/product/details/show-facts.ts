import type { ShownProduct, ShownVariation } from '../product-data.ts';

/** Puts a variation's measures into the specifications. They are static markup: as an island the whole table would be in the document twice. */
export function showFacts({ differing }: ShownProduct, { facts = 0 }: ShownVariation): void {
  for (const [at, text] of (differing?.texts[facts] ?? []).entries()) {
    const cell = document.querySelector(`[data-fact="${at}"]`);
    if (!cell) continue;
    cell.textContent = text;
    cell.closest('tr')?.toggleAttribute('hidden', text === '');
  }
}
