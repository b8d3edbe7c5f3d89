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

/** What the person chose to see of a project's chart, remembered. */
export function useTrendChoices(projectId: number): [TrendChoices, (choices: TrendChoices) => void] {
  const [kept, keep] = useRemembered(slotOf(projectId), useCurrentUser().id);
  const choices = useMemo(() => readTrendChoices(kept), [kept]);
  const choose = useCallback((next: TrendChoices) => keep(keepTrendChoices(next)), [keep]);
  return [choices, choose];
}
