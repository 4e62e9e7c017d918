/** A value that stays on this device, as JSON; where the browser keeps nothing, it is what it is without. */
export function kept<Value>(name: string, without: Value): { load(): Value; save(value: Value): void } {
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
        // A full or forbidden store: the next page asks again.
      }
    },
  };
}
