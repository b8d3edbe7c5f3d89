/** Rows in their order as the library's lists and trees ask for them; who extends it says which they are. */
export abstract class KeyedRows<Row extends { key: string }> {
  abstract get size(): number;
  /** From 0; -1 for a key of none. */
  abstract placeOf(key: unknown): number;
  abstract at(index: number): Row | null;
  abstract getKeys(): Iterable<string>;
  abstract getChildren(key: unknown): Iterable<Row>;
  abstract [Symbol.iterator](): Iterator<Row>;

  getItem(key: unknown): Row | null {
    return this.at(this.placeOf(key));
  }
  getFirstKey(): string | null {
    return this.at(0)?.key ?? null;
  }
  getLastKey(): string | null {
    return this.at(this.size - 1)?.key ?? null;
  }
  getKeyBefore(key: unknown): string | null {
    return this.at(this.placeOf(key) - 1)?.key ?? null;
  }
  getKeyAfter(key: unknown): string | null {
    return this.at(this.placeOf(key) + 1)?.key ?? null;
  }
}
