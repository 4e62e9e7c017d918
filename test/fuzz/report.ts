import type { Answer } from './request.ts';

/** A wrong response, and a command that usually reproduces it. */
export interface Fault {
  readonly what: string;
  readonly name: string;
  readonly requestId: string;
  readonly curl: string;
}

/** What a run found out. */
export class Report {
  readonly faults: Fault[] = [];
  /** Responses by status. */
  readonly statuses = new Map<number, number>();
  made = 0;
  /** By kind of call: whether it ever succeeded, and how often it was refused with which status and problem code. */
  readonly #outcomes = new Map<string, { succeeded: boolean; readonly refused: Map<string, number> }>();

  note(name: string, { status }: Answer, code: unknown): void {
    this.made++;
    addOne(this.statuses, status);
    const outcome = this.#outcomes.get(name) ?? { succeeded: false, refused: new Map() };
    this.#outcomes.set(name, outcome);
    if (status >= 200 && status < 400) outcome.succeeded = true;
    else addOne(outcome.refused, typeof code === 'string' ? `${status} ${code}` : String(status));
  }

  /** Calls that never succeeded, each with its three most frequent refusals. */
  never(): { readonly name: string; readonly refused: string }[] {
    return [...this.#outcomes]
      .filter(([, { succeeded }]) => !succeeded)
      .map(([name, { refused }]) => {
        const most = [...refused].sort(([, a], [, b]) => b - a).slice(0, 3);
        return { name, refused: most.map(([what, times]) => `${times} × ${what}`).join(', ') };
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
