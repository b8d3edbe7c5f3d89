import { useQuery } from '@tanstack/react-query';
import { usePageUsed } from '#design-system/foundations/usePageUsed.ts';
import { recentsQuery } from '#features/notifications';
import { usePages } from '#platform/routing';
import type { Analysis } from './conceptQueries.ts';
import { knownAnalysesQuery } from './knownAnalyses.ts';

const most = 5;
const none: readonly Analysis[] = [];

/** Analyses for the menu: those that were opened last, then the newest; none for who may not open the Concept Hub. */
export function useRecentAnalyses(): readonly Pick<Analysis, 'id' | 'name'>[] {
  const opens = usePages().opens('conceptHub');
  // Menus show them, so a page that nobody touches yet does not ask.
  const isUsed = usePageUsed();
  const enabled = isUsed && opens;
  const opened = (useQuery({ ...recentsQuery('analysis'), enabled }).data?.results ?? []).map(
    ({ entity_id: id, entity_name: name }) => ({ id, name }),
  );
  const known = useQuery({ ...knownAnalysesQuery, enabled }).data?.results ?? none;
  return [...opened, ...known.filter(({ id }) => !opened.some((one) => one.id === id))].slice(0, most);
}
