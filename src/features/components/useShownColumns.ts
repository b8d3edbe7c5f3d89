import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AreaUnit } from '#domain/area';
import { projectSettingsQuery, useAreaUnit } from '#shared/settings';
import { useProjectId } from '#shared/project';

/** How the list of components counts areas, and whether it shows their cost by area. */
export interface ShownColumns {
  areaUnit: AreaUnit;
  showsRate: boolean;
}

/** What the project's settings make of the list. */
export function useShownColumns(): ShownColumns {
  const areaUnit = useAreaUnit();
  const showsRate = useQuery(projectSettingsQuery(useProjectId())).data?.showCostGsf ?? true;
  return useMemo(() => ({ areaUnit, showsRate }), [areaUnit, showsRate]);
}
