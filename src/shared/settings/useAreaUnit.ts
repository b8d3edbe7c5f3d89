import { useQuery } from '@tanstack/react-query';
import type { AreaUnit } from '#domain/area';
import { useProject } from '#shared/project';
import { companySettingsQuery, projectSettingsQuery } from './settingQueries.ts';

/** The unit that a new area of the project is in: its own choice, else the company's. */
export function useAreaUnit(): AreaUnit {
  const project = useProject();
  const own = useQuery(projectSettingsQuery(project.id)).data?.measurement_preferences.area;
  const company = useQuery(companySettingsQuery).data?.measurement_preferences.area;
  return own ?? company ?? project.target_area.unit;
}
