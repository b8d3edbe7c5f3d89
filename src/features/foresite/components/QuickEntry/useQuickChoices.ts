import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '#platform/flags';
import { componentsQuery } from '#shared/project';
import { peopleQuery, tagsQuery, unitsQuery } from '../../foresiteQueries.ts';
import { fullName } from '../../model/itemLooks.ts';
import type { QuickChoices } from './quickColumns.tsx';

/** What the cells of quick entry offer; undefined until all of it is known. */
export function useQuickChoices(projectId: number): QuickChoices | undefined {
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  const tags = useQuery(tagsQuery()).data?.results;
  const units = useQuery(unitsQuery()).data?.results;
  const canApprove = useCan('approve_scenarioitem');
  return useMemo(
    () =>
      components && people && tags && units
        ? {
            components: components.map(({ id, name }) => ({ value: String(id), label: name })),
            people: people.map((person) => ({
              value: String(person.id),
              label: fullName(person),
              description: person.email,
            })),
            tags: tags.map(({ id, name }) => ({ value: String(id), label: name })),
            units: units.map(({ abbreviation, name }) => ({
              value: abbreviation,
              label: abbreviation,
              description: name,
            })),
            canApprove,
          }
        : undefined,
    [components, people, tags, units, canApprove],
  );
}
