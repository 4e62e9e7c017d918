/** Reports a run's progress and remaining time. */
export class Progress {
  failures = 0;
  #done = 0;
  readonly #began = Date.now();
  readonly #total: number;

  constructor(total: number) {
    this.#total = total;
    console.log(`${total} renders to make.`);
  }

  done(id: string, seconds: number): void {
    this.#done += 1;
    const each = (Date.now() - this.#began) / this.#done;
    const minutes = Math.round((each * (this.#total - this.#done)) / 60_000);
    console.log(`${this.#done}/${this.#total}  ${id}  ${seconds} s  about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`);
  }

  failed(id: string, why: string): void {
    this.failures += 1;
    this.#done += 1;
    console.error(`${id} failed:\n${why}`);
  }

  end(): void {
    console.log(
      `${this.#done - this.failures} rendered, ${this.failures} failed, in ${Math.round((Date.now() - this.#began) / 60_000)} minutes.`,
    );
  }
}
