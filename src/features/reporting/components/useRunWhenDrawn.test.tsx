import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotDrawnError } from '../model/runFigures.ts';
import type { RunFigures } from '../reportingQueries.ts';
import { useRunWhenDrawn } from './useRunWhenDrawn.ts';

const figures = { project_name: 'Cedar Ridge Patient Tower' } as RunFigures;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose charts are drawn once `looks` reads came too early. */
function pageDrawnAfter(looks: number) {
  const keep = vi.fn();
  const onNotDrawn = vi.fn();
  let early = looks;
  const read = () => {
    early -= 1;
    if (early >= 0) throw new NotDrawnError();
    return figures;
  };
  const { result } = renderHook(() => useRunWhenDrawn({ read, keep, onNotDrawn }));
  return { result, keep, onNotDrawn };
}

it('pages that are drawn are kept at once', () => {
  const { result, keep } = pageDrawnAfter(0);
  act(() => result.current.run());
  expect(keep).toHaveBeenCalledExactlyOnceWith(figures);
  expect(result.current.isWaiting).toBe(false);
});

it('a press that comes before the last chart waits for it, and keeps the pages once', () => {
  const { result, keep, onNotDrawn } = pageDrawnAfter(3);
  act(() => result.current.run());
  expect(keep).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(true);
  act(() => void vi.advanceTimersByTime(5000));
  expect(keep).toHaveBeenCalledExactlyOnceWith(figures);
  expect(onNotDrawn).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(false);
});

it('a chart that never comes is said, and nothing is kept', () => {
  const { result, keep, onNotDrawn } = pageDrawnAfter(Number.POSITIVE_INFINITY);
  act(() => result.current.run());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(keep).not.toHaveBeenCalled();
  expect(onNotDrawn).toHaveBeenCalledTimes(1);
  expect(result.current.isWaiting).toBe(false);
});
