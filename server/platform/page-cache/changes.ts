/** What changed while pages were being rendered. A generation counts changes; a page has the one at the start of its rendering. */
export class Changes {
  /** Tag → generation of its latest purge. */
  readonly #purged = new Map<string, number>();
  /** Tag → generation and time of its latest renewal. */
  readonly #renewed = new Map<string, { readonly generation: number; readonly at: number }>();

  purge(tag: string, generation: number): void {
    this.#purged.set(tag, generation);
  }

  renew(tag: string, generation: number, at: number): void {
    this.#renewed.set(tag, { generation, at });
  }

  clear(): void {
    this.#purged.clear();
    this.#renewed.clear();
  }

  /** Whether one of the tags has been purged since. */
  isPurged(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#purged.get(tag) ?? -1) > since);
  }

  /** When the first of the tags was renewed since; null when none was. */
  renewedAt(tags: readonly string[], since: number): number | null {
    const moments = tags.flatMap((tag) => {
      const renewed = this.#renewed.get(tag);
      return renewed && renewed.generation > since ? [renewed.at] : [];
    });
    return moments.length > 0 ? Math.min(...moments) : null;
  }
}
