import { useRef } from 'react';

/**
 * The same object for as long as none of its fields changes. Callbacks do not count: they say nothing about the look, and
 * callers rarely keep them.
 */
export function useUnchanged<T extends object>(value: T): T {
  const kept = useRef(value);
  // Reading the last render's value is the point here: an equal one must stay the very same.
  if (!equal(kept.current, value)) kept.current = value;
  return kept.current;
}

function equal(a: object, b: object): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof typeof a>;
  return [...keys].every((key) => Object.is(a[key], b[key]) || (isCallback(a[key]) && isCallback(b[key])));
}

const isCallback = (value: unknown) => typeof value === 'function';
