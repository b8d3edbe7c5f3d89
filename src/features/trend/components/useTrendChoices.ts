import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, type Slot, useRemembered } from '#platform/storage';
import type { TrendChoices } from '../model/costTrendTypes.ts';
import { keepTrendChoices, readTrendChoices, type KeptChoices } from '../model/trendChoices.ts';

const slots = new Map<number, Slot<KeptChoices>>();

/** One memory for each project: another one has other members. */
function slotOf(projectId: number): Slot<KeptChoices> {
  const slot =
    slots.get(projectId) ??
    defineSlot(`foresite-trend-${projectId}`, (stored) => keepTrendChoices(readTrendChoices(stored)));
  slots.set(projectId, slot);
  return slot;
}

/** The same as it is kept: plain data for a saved view. */
export const useKeptChoices = (projectId: number): [KeptChoices, (kept: KeptChoices) => void] =>
  useRemembered(slotOf(projectId), useCurrentUser().id);

/** What the person chose to see of a project's chart, remembered. */
export function useTrendChoices(projectId: number): [TrendChoices, (choices: TrendChoices) => void] {
  const [kept, keep] = useKeptChoices(projectId);
  const choices = useMemo(() => readTrendChoices(kept), [kept]);
  const choose = useCallback((next: TrendChoices) => keep(keepTrendChoices(next)), [keep]);
  return [choices, choose];
}
