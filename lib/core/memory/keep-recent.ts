/**
 * Returns a cache of computed values by key, which keeps the `max` newest keys. A key must identify everything that its
 * value depends on.
 */
export function keepRecent<Value>(max: number): (key: string, compute: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, compute) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute();
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
