/** A text of a length that repeats a pattern between a start and an end. */
export const fill =
  (pattern: string, start = '', end = '') =>
  (length: number) =>
    start +
    pattern.repeat(Math.max(0, Math.floor((length - start.length - end.length) / pattern.length))) +
    end;

/** A text of at least a length, of parts that differ by their number. */
export const numbered = (one: (at: number) => string, start: string, end: string) => (length: number) => {
  const parts: string[] = [];
  for (let at = 0, size = 0; size < length; at += 1) size += parts[parts.push(one(at)) - 1]?.length ?? 0;
  return start + parts.join('') + end;
};
