/** Values by key, of which those used longest ago are dropped beyond a number. */
export class LastUsed<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key, or undefined. It counts as a use. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Keeps a value. */
  set(key: string, value: Value): void {
    // Inserted again, so that the first key is the one used longest ago.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }
}
