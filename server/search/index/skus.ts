/** Documents by SKU and SKU stem, however typed. Nearly every SKU has one document, which is stored as a bare number. */
export class Skus {
  readonly #docs = new Map<string, number | number[]>();

  add(sku: string, doc: number): void {
    const key = plainSku(sku);
    const known = this.#docs.get(key);
    if (known === undefined) this.#docs.set(key, doc);
    else if (typeof known === 'number') this.#docs.set(key, [known, doc]);
    else known.push(doc);
  }

  /** In the order they were added, including dead ones. */
  find(text: string): readonly number[] {
    const known = this.#docs.get(plainSku(text)) ?? [];
    return typeof known === 'number' ? [known] : known;
  }
}

/** Letters and digits only: `FSO-1042-SAGE`, `fso 1042 sage` and `fso1042sage` are the same. */
export const plainSku = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
