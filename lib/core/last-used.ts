/** LRU cache: drops the least recently used values beyond a limit. */
export class LastUsed<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key, or undefined, and counts as a use. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Stores a value. */
  set(key: string, value: Value): void {
    // Inserted again, so that the first key is always the least recently used.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }
}
