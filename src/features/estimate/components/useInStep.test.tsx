import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Estimate } from '../estimateQueries.ts';
import { useInStep } from './useInStep.ts';

const at = (milestone: number) => ({ milestone_id: milestone }) as Estimate;
const here = (data: Estimate) => ({ data, isPlaceholderData: false });
const old = (data: Estimate) => ({ data, isPlaceholderData: true });
type Given = Parameters<typeof useInStep>;

it('keeps both as they were until both are shown the new way', () => {
  const [estimate, other, newEstimate, newOther] = [at(2), at(1), at(2), at(1)];
  const { result, rerender } = renderHook(({ given }: { given: Given }) => useInStep(...given), {
    initialProps: { given: [here(estimate), here(other)] as Given },
  });
  const isShown = (now: Estimate, before: Estimate | undefined) => {
    expect(result.current.estimate).toBe(now);
    expect(result.current.other).toBe(before);
  };
  isShown(estimate, other);
  rerender({ given: [old(estimate), old(other)] });
  isShown(estimate, other);
  rerender({ given: [here(newEstimate), old(other)] });
  isShown(estimate, other);
  rerender({ given: [here(newEstimate), here(newOther)] });
  isShown(newEstimate, newOther);
});

it('waits for nothing where there is nothing to compare with, or another milestone is shown', () => {
  const [estimate, other, next] = [at(2), at(1), at(3)];
  const { result, rerender } = renderHook(({ given }: { given: Given }) => useInStep(...given), {
    initialProps: { given: [here(estimate), undefined] as Given },
  });
  rerender({ given: [here(estimate), here(other)] });
  expect(result.current.other).toBe(other);
  rerender({ given: [here(next), old(other)] });
  expect(result.current.estimate).toBe(next);
});
