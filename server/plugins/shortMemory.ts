/** Answers a question at most once in `ttlMs` per key; askers in between share the answer. */
export type ShortMemory<T> = {
  (key: string, ask: () => Promise<T>): Promise<T>;
  /** Drops every answer whose key starts like this. */
  forget: (start: string) => void;
};

/**
 * Remembers answers for a short while, at most `size` of them. The time runs from the question, not the answer, so
 * that what is returned is never older than `ttlMs`. A failed question is forgotten at once.
 */
export function createShortMemory<T>(ttlMs: number, size = 10_000): ShortMemory<T> {
  const known = new Map<string, { at: number; answer: Promise<T> }>();

  const answerOf = (key: string, ask: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    const found = known.get(key);
    if (found && now - found.at < ttlMs) return found.answer;
    const entry = { at: now, answer: ask() };
    known.delete(key); // put back behind the others, so that the first is always the oldest
    known.set(key, entry);
    if (known.size > size) known.delete(known.keys().next().value as string);
    entry.answer.catch(() => {
      if (known.get(key) === entry) known.delete(key);
    });
    return entry.answer;
  };
  const forget = (start: string): void => {
    for (const key of known.keys()) if (key.startsWith(start)) known.delete(key);
  };
  return Object.assign(answerOf, { forget });
}
