/** Which variation is chosen, for a part of the page that comes alive later. */
export interface ChosenStore {
  get(): number;
  set(variationId: number): void;
  subscribe(changed: () => void): () => void;
  /** Resolves once another than the first is chosen. */
  readonly changed: Promise<void>;
}

export function createChosenStore(first: number): ChosenStore {
  let current = first;
  const hearers = new Set<() => void>();
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  return {
    get: () => current,
    set: (variationId) => {
      if (variationId === current) return;
      current = variationId;
      for (const hear of hearers) hear();
      resolve();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    changed,
  };
}
