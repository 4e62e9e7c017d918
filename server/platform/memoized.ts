/**
 * Caches up to `max` results of a pure function, then starts over. Only for functions of nothing but their argument, so that shops in one process may
 * share it.
 */
export function memoized<Key, Value>(compute: (key: Key) => Value, max = 1000): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(key);
    if (known.size >= max) known.clear();
    known.set(key, { value });
    return value;
  };
}
