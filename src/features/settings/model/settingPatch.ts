type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings with a change: groups keep what the change does not name. */
export function withPatch<T extends object>(settings: T, patch: object): T {
  const next = { ...settings } as Record<string, unknown>;
  for (const [key, value] of Object.entries(patch))
    next[key] = isGroup(value) && isGroup(next[key]) ? { ...next[key], ...value } : value;
  return next as T;
}

/** The change that takes another one back: the same fields as they were before. */
export function inverseOf<P extends object>(before: object, patch: P): P {
  const was = before as Fields;
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => {
      const old = was[key];
      if (!isGroup(value) || !isGroup(old)) return [key, old];
      return [key, Object.fromEntries(Object.keys(value).map((name) => [name, old[name]]))];
    }),
  ) as P;
}
