import { useQuery } from '@tanstack/react-query';
import type { DefaultFormat } from '#domain/items';
import { companySettingsQuery, projectSettingsQuery } from '#shared/settings';
import type { Item } from '#shared/foresite';

/** The format in which a pending item lacks a valid row; undefined where none is missing. */
export function useNeededFormat(projectId: number, item: Item): DefaultFormat | undefined {
  const format = useProjectFormat(projectId);
  return item.status !== 'PENDING' || item.has_valid_scope ? undefined : format;
}

/** The format that the costs of a project are coded by. */
export function useProjectFormat(projectId: number): DefaultFormat | undefined {
  const project = useQuery(projectSettingsQuery(projectId)).data;
  const company = useQuery(companySettingsQuery).data;
  return project?.defaultFormat ?? company?.defaultFormat;
}
