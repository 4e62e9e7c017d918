/** The documents containing a term, ascending, each with impact (0–255) and bits. Append-only. */
export class Postings {
  docs: Int32Array;
  impacts: Uint8Array;
  bits: Uint8Array;
  length = 0;

  constructor(capacity = 2) {
    this.docs = new Int32Array(capacity);
    this.impacts = new Uint8Array(capacity);
    this.bits = new Uint8Array(capacity);
  }

  push(doc: number, impact: number, bits: number): void {
    if (this.length === this.docs.length) this.#grow();
    this.docs[this.length] = doc;
    this.impacts[this.length] = impact;
    this.bits[this.length] = bits;
    this.length++;
  }

  #grow(): void {
    const capacity = Math.max(4, Math.ceil(this.length * 1.5));
    this.docs = grown(this.docs, capacity);
    this.impacts = grown(this.impacts, capacity);
    this.bits = grown(this.bits, capacity);
  }
}

/** A larger copy. */
export function grown<A extends Int32Array | Uint8Array | Uint16Array | Float32Array | Float64Array>(array: A, capacity: number): A {
  const larger = new (array.constructor as new (length: number) => A)(capacity);
  larger.set(array);
  return larger;
}
