import { useState } from 'react';

/**
 * The same object for as long as none of its fields changes. Callers seldom keep their functions: handlers (`on...`) say
 * nothing about the look, and a formatter is the same as long as it writes the same.
 */
export function useUnchanged<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  if (equal(kept, value)) return kept;
  setKept(value);
  return value;
}

function equal(a: object, b: object): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...keys].every((key) => {
    const [left, right]: unknown[] = [one.get(key), other.get(key)];
    if (Object.is(left, right)) return true;
    if (typeof left !== 'function' || typeof right !== 'function') return false;
    return key.startsWith('on') || writesTheSame(left, right);
  });
}

const samples = [1_234_567.891, -0.5];

function writesTheSame(left: CallableFunction, right: CallableFunction): boolean {
  const write = (format: CallableFunction) => samples.map((sample): unknown => format(sample));
  const written = write(right);
  return write(left).every((text, index) => text === written[index]);
}
