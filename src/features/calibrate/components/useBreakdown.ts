import { useQuery } from '@tanstack/react-query';
import { useProjectId } from '#shared/project';
import { breakdownQuery, calibrateQuery } from '../calibrateQueries.ts';
import { useCalibrateFilters } from './useCalibrateFilters.ts';

/** The peers and what they come to by member, as the address asks; whichever fails is the error. */
export function useBreakdown() {
  const [filters] = useCalibrateFilters();
  const projectId = useProjectId();
  const peers = useQuery(calibrateQuery(projectId, filters));
  const breakdown = useQuery(breakdownQuery(projectId, filters));
  return {
    found: peers.data,
    breakdown: breakdown.data,
    error: peers.error ?? breakdown.error,
    refetch: () => {
      void peers.refetch();
      void breakdown.refetch();
    },
  };
}
