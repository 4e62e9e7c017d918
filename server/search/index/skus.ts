/** Documents by SKU and by the stems of SKUs. Nearly every one has one document, which is then kept as a bare number. */
export class Skus {
  readonly #docs = new Map<string, number | number[]>();

  add(sku: string, doc: number): void {
    const known = this.#docs.get(sku);
    if (known === undefined) this.#docs.set(sku, doc);
    else if (typeof known === 'number') this.#docs.set(sku, [known, doc]);
    else known.push(doc);
  }

  /** In the order they came, dead ones among them. */
  find(sku: string): readonly number[] {
    const known = this.#docs.get(sku) ?? [];
    return typeof known === 'number' ? [known] : known;
  }
}
