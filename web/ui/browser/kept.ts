/** A value in local storage, as JSON; the default where the browser stores nothing. */
export function kept<Value>(name: string, without: Value): { load(): Value; save(value: Value): void; forget(): void } {
  return {
    load: () => {
      try {
        return (JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null) ?? without;
      } catch {
        return without;
      }
    },
    save: (value) => {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or blocked: the next page asks again.
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(name);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
  };
}

/** Forgets every value whose name starts so. */
export function forgetStartingWith(prefix: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
