import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { ChoiceChip, FoldedFilters } from '#shared/page';
import { peopleQuery, useProjectId } from '#shared/project';
import { isNarrowed, noPackageFilters } from '../model/packageFilters.ts';
import { nameOf } from '../model/packageWords.ts';
import * as t from '../texts.ts';
import { usePackageFilters } from './usePackageFilters.ts';

const statuses = Object.entries(PACKAGE_STATUSES).map(([id, { label }]) => ({ id, label }));

export interface PackageFilterToolsProps {
  /** How many come too late. */
  late: number | undefined;
  /** A filter of the page's own, before the owner. */
  ownFilter?: ReactNode;
  /** What stands behind the filters. */
  children?: ReactNode;
}

/** Search and filters that the list, the board and the plan share. */
export function PackageFilterTools({ late, ownFilter, children }: PackageFilterToolsProps) {
  const [filters, change] = usePackageFilters();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const several = filters.status?.split(',').map((one) => PACKAGE_STATUSES[one as PackageStatus].label);
  return (
    <>
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        width="flexible"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldedFilters isOn={isNarrowed({ ...filters, search: '' })} onClear={() => change(noPackageFilters)}>
        <Button size="small" pressed={filters.late} onPress={() => change({ late: !filters.late })}>
          {[t.late, late].join(' ')}
        </Button>
        <ChoiceChip
          label={t.status}
          choices={statuses}
          value={filters.status}
          shown={several?.join(', ')}
          onChange={(status) => change({ status })}
        />
        {ownFilter}
        <ChoiceChip
          label={t.owner}
          choices={people.map((person) => ({ id: String(person.id), label: nameOf(person) }))}
          value={filters.owner === null ? null : String(filters.owner)}
          onChange={(id) => change({ owner: id === null ? null : Number(id) })}
        />
        {children}
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => change(noPackageFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </>
  );
}
