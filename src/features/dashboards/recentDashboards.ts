import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageUsed } from '#design-system/foundations/usePageUsed.ts';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { type Dashboard, knownDashboardsQuery } from './dashboardQueries.ts';

const most = 5;

/** Numbers of the dashboards that a person opened in this browser, latest first. */
const recentSlot = defineSlot<readonly number[]>('dashboards.recent', (stored) =>
  Array.isArray(stored)
    ? stored.filter((one): one is number => Number.isSafeInteger(one) && one > 0).slice(0, most)
    : [],
);

/** Remembers that a dashboard was opened. */
export function useKeepRecentDashboard(id: number): void {
  const [recent, setRecent] = useRemembered(recentSlot, useCurrentUser().id);
  useEffect(() => {
    if (recent[0] !== id) setRecent([id, ...recent.filter((one) => one !== id)].slice(0, most));
  }, [id, recent, setRecent]);
}

const none: readonly Dashboard[] = [];

/** Dashboards for the menu: those that were opened last, then the newest; only what the person still sees. */
export function useRecentDashboards(): readonly Dashboard[] {
  const [recent] = useRemembered(recentSlot, useCurrentUser().id);
  // Menus show them, so a page that nobody touches yet does not ask.
  const known = useQuery({ ...knownDashboardsQuery, enabled: usePageUsed() }).data?.results ?? none;
  const opened = recent.flatMap((id) => known.find((one) => one.id === id) ?? []);
  return [...opened, ...known.filter((one) => !opened.includes(one))].slice(0, most);
}
