import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageUsed } from '#design-system/foundations/usePageUsed.ts';
import { useCurrentUser } from '#platform/flags';
import { usePages } from '#platform/routing';
import { defineSlot, useRemembered } from '#platform/storage';
import { type Analysis, knownAnalysesQuery } from './conceptQueries.ts';

const most = 5;

/** Numbers of the analyses that a person opened in this browser, latest first. */
const recentSlot = defineSlot<readonly number[]>('analyses.recent', (stored) =>
  Array.isArray(stored)
    ? stored.filter((one): one is number => Number.isSafeInteger(one) && one > 0).slice(0, most)
    : [],
);

/** Remembers that an analysis was opened. */
export function useKeepRecentAnalysis(id: number): void {
  const [recent, setRecent] = useRemembered(recentSlot, useCurrentUser().id);
  useEffect(() => {
    if (id > 0 && recent[0] !== id) setRecent([id, ...recent.filter((one) => one !== id)].slice(0, most));
  }, [id, recent, setRecent]);
}

const none: readonly Analysis[] = [];

/** Analyses for the menu: those that were opened last, then the newest; none for who may not open the Concept Hub. */
export function useRecentAnalyses(): readonly Analysis[] {
  const [recent] = useRemembered(recentSlot, useCurrentUser().id);
  const opens = usePages().opens('conceptHub');
  // Menus show them, so a page that nobody touches yet does not ask.
  const isUsed = usePageUsed();
  const known = useQuery({ ...knownAnalysesQuery, enabled: isUsed && opens }).data?.results ?? none;
  const opened = recent.flatMap((id) => known.find((one) => one.id === id) ?? []);
  return [...opened, ...known.filter((one) => !opened.includes(one))].slice(0, most);
}
