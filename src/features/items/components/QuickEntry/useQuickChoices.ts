import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '#platform/flags';
import { useAttributes } from '#shared/attributes';
import { componentsQuery, peopleQuery } from '#shared/project';
import { allCostGroupsQuery, allOwnCodesQuery } from '#features/codes';
import { tagsQuery, unitsQuery } from '../../itemQueries.ts';
import { fullName } from '../../model/itemLooks.ts';
import { scopeRightsOf } from '#domain/items';
import { type CostGroup, useCaller } from '#shared/foresite';
import type { QuickChoices } from './quickColumns.tsx';

const codeOption = ({ id, div_code, name }: CostGroup) => ({
  value: String(id),
  label: `${div_code} ${name}`,
  code: div_code,
});

/** What the cells of quick entry offer; undefined until all of it is known. */
export function useQuickChoices(projectId: number): QuickChoices | undefined {
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  const tags = useQuery(tagsQuery()).data?.results;
  const units = useQuery(unitsQuery()).data?.results;
  const master = useQuery(allCostGroupsQuery('MF')).data;
  const uni = useQuery(allCostGroupsQuery('UF')).data;
  const own = useQuery(allOwnCodesQuery()).data;
  const attributes = useAttributes('SCENARIO_ITEM');
  const canApprove = useCan('approve_scenarioitem');
  const caller = useCaller();
  return useMemo(
    () =>
      components && people && tags && units && master && uni && own && attributes
        ? {
            components: components.map(({ id, name }) => ({ value: String(id), label: name })),
            people: people.map((person) => ({
              value: String(person.id),
              label: fullName(person),
              description: person.email,
            })),
            tags: tags.map(({ id, name }) => ({ value: String(id), label: name })),
            units: units.map(({ abbreviation, name, synonyms }) => ({
              value: abbreviation,
              label: abbreviation,
              description: name,
              aliases: [abbreviation, name, ...synonyms],
            })),
            masterFormat: master.map(codeOption),
            uniFormat: uni.map(codeOption),
            ownFormats: own.map((format) => ({ ...format, codes: format.codes.map(codeOption) })),
            attributes,
            canApprove,
            scopeRights: scopeRightsOf(caller.permissions),
          }
        : undefined,
    [components, people, tags, units, master, uni, own, attributes, canApprove, caller],
  );
}
