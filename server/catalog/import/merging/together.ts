import type { ProductRecord } from '../record.ts';

/** Faults across a product's variations, tags and pictures, which may also show variations `formerly` sold. */
export function faultsTogether(value: ProductRecord, formerly: readonly string[] = []): string[] {
  const faults: string[] = [];
  const skus = new Set<string>();
  const choices = new Map<string, string>();
  const names = value.options?.map((option) => option.name);
  for (const [i, { sku, options = {}, price: cents, reference: compared }] of value.variations.entries()) {
    if (skus.has(sku)) faults.push(`variations.${i}.sku: ${sku} is there twice`);
    skus.add(sku);
    const choice = JSON.stringify(Object.entries(options).sort());
    const other = choices.get(choice);
    if (other !== undefined) faults.push(`variations.${i}.options: are those of another variation (${sku} and ${other})`);
    choices.set(choice, sku);
    for (const name of Object.keys(options)) {
      if (names && !names.includes(name)) faults.push(`variations.${i}.options: ${name} is not an option of the product`);
    }
    if (compared && compared.amount <= cents) faults.push(`variations.${i}.reference.amount: must be above the price`);
  }
  for (const [i, { skus: shown = [] }] of (value.images ?? []).entries()) {
    const unknown = shown.find((sku) => !skus.has(sku) && !formerly.includes(sku));
    if (unknown) faults.push(`images.${i}.skus: ${unknown} is not a variation of the product`);
  }
  if ((value.tags?.length ?? 0) > 100) faults.push('tags: are more than 100');
  if (value.variations.length > 250) faults.push('variations: are more than 250');
  return faults;
}
