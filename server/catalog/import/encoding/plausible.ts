/**
 * Whether a byte is plausible as Windows-1252 (a superset of Latin-1). Any byte is valid in it, but these are hardly ever typed and common
 * in other encodings: 0x8e is `é` on an old Mac, 0xa4 is `€` in ISO 8859-15, 0x81–0x9f start characters in Shift JIS.
 */
const unlikely = new Set([
  0x81, 0x83, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9a, 0x9d, 0x9e, 0x9f, 0xa4, 0xa5, 0xa6, 0xa8, 0xac, 0xaf, 0xb8,
]);

const isLower = (byte: number) => byte >= 0x61 && byte <= 0x7a;
const isAccented = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7;
const isAccentedCapital = (byte: number) => byte >= 0xc0 && byte <= 0xde && byte !== 0xd7;
const isFraction = (byte: number) => byte >= 0xbc && byte <= 0xbe;

/** Reads byte by byte and remembers the line of the first implausible one. */
export class Plausibility {
  line: number | null = null;
  #previous = 0;
  #accented = 0;

  add(byte: number, line: number): void {
    this.#accented = isAccented(byte) ? this.#accented + 1 : 0;
    // `ItÕs` and `cafÉ` indicate a Mac, `c½ur` ISO 8859-15, three accented letters in a row Cyrillic or Greek.
    const afterLower = isLower(this.#previous) && (isAccentedCapital(byte) || isFraction(byte));
    if (this.line === null && (unlikely.has(byte) || afterLower || this.#accented > 2)) this.line = line;
    this.#previous = byte;
  }
}
