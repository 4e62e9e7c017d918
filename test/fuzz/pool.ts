/** What responses have contained, by field name: ids, tokens and handles that lead on, and lists and objects that calls take as shown. */
export class Pool {
  readonly #known = new Map<string, unknown[]>();
  readonly #wholes = new Map<string, unknown[]>();

  get(name: string): readonly unknown[] {
    return this.#known.get(name) ?? [];
  }

  /** Lists and objects of this name. */
  wholes(name: string): readonly unknown[] {
    return this.#wholes.get(name) ?? [];
  }

  /** Stores a response's values, the latest forty per name, and of lists and objects ten. */
  harvest(answer: unknown, depth = 0): void {
    if (typeof answer !== 'object' || answer === null || depth > 8) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') {
        this.harvest(value, depth + 1);
        if (value !== null && /^\D/.test(name)) keep(this.#wholes, name, value, 10);
      } else if (/^\D/.test(name) && (typeof value === 'number' || (typeof value === 'string' && value.length < 200)))
        keep(this.#known, name, value, 40);
    }
  }
}

function keep(known: Map<string, unknown[]>, name: string, value: unknown, most: number): void {
  const values = known.get(name) ?? [];
  values.push(value);
  if (values.length > most) values.shift();
  known.set(name, values);
}
