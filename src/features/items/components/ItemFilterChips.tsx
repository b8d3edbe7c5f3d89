import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { PRIORITIES } from '#domain/items';
import { conditionCount } from '#shared/conditions';
import { MoreFilters, useAtMost } from '#shared/page';
import { componentsQuery, peopleQuery } from '#shared/project';
import { tagsQuery } from '../itemQueries.ts';
import { type ItemFilters, itemStatuses, noFilters, usedFilters } from '../model/itemFilters.ts';
import { fullName, statusLook } from '../model/itemLooks.ts';
import * as t from '../texts.ts';
import { DueChip } from './DueChip.tsx';
import { ListChip, type ListChipOption } from './ListChip.tsx';

const ConditionsForm = lazy(() => import('./ConditionsForm.tsx'));

export interface ItemFilterChipsProps {
  projectId: number;
  today: string | undefined;
  canApprove: boolean;
  filters: ItemFilters;
  onFilters: (filters: ItemFilters) => void;
}

type ListName = 'status' | 'component' | 'assignee' | 'tag' | 'priority';
type FilterName = ListName | 'due' | 'isOnlyMEItemsSelected' | 'conditions';

const titles: Record<FilterName, string> = {
  status: t.status,
  component: t.component,
  due: t.dueDate,
  assignee: t.assignee,
  tag: t.tag,
  priority: t.priority,
  isOnlyMEItemsSelected: t.mutuallyExclusive,
  conditions: t.conditions,
};
const names = Object.keys(titles) as FilterName[];

/** Up to this width of the window the line is short: what is in use has it, and the rest stands behind the button. */
const SHORT = 1160;

/** What each list filter can let through. */
function useOptions(projectId: number, shown: readonly FilterName[]): Record<ListName, ListChipOption[]> {
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people =
    useQuery({ ...peopleQuery(projectId), enabled: shown.includes('assignee') }).data?.results ?? [];
  const tags = useQuery({ ...tagsQuery(), enabled: shown.includes('tag') }).data?.results ?? [];
  return {
    status: itemStatuses.map((status) => ({
      value: status,
      label: statusLook(status).label,
      icon: statusLook(status).icon,
    })),
    component: components.map(({ id, name }) => ({ value: id, label: name })),
    assignee: people.map((person) => ({ value: person.id, label: fullName(person) })),
    tag: [{ value: -1, label: t.untagged }, ...tags.map(({ id, name }) => ({ value: id, label: name }))],
    priority: PRIORITIES.map(({ value, label }) => ({ value, label })),
  };
}

/** The filters of the grid: the usual ones and those in use as chips, the others behind one button. */
export function ItemFilterChips(props: ItemFilterChipsProps) {
  const { projectId, today, canApprove, filters, onFilters } = props;
  const isShort = useAtMost(SHORT);
  const [added, setAdded] = useState<ReadonlySet<FilterName>>(new Set());
  const set = (change: Partial<ItemFilters>) => onFilters({ ...filters, ...change });
  const used = usedFilters(filters);
  const usual: readonly FilterName[] = isShort ? ['status'] : ['status', 'component', 'due'];
  const allowed = names.filter((name) => name !== 'priority' || canApprove);
  const isUsed = (name: FilterName) =>
    name === 'conditions' ? conditionCount(filters.conditions) > 0 : used.has(name);
  const shown = allowed.filter((name) => usual.includes(name) || isUsed(name) || added.has(name));
  const options = useOptions(projectId, shown);
  const hidden = allowed.filter((name) => !shown.includes(name));
  return (
    <>
      {shown.map((name) =>
        name === 'due' ? (
          <DueChip key={name} today={today} filters={filters} onChange={set} />
        ) : name === 'conditions' ? (
          <ConditionsChip
            key={name}
            {...props}
            startsOpen={added.has(name)}
            onConditions={(conditions) => set({ conditions })}
          />
        ) : name === 'isOnlyMEItemsSelected' ? (
          <ListChip
            key={name}
            label={titles[name]}
            options={[{ value: 'only', label: t.onlyMutuallyExclusiveItems }]}
            chosen={filters.isOnlyMEItemsSelected ? ['only'] : []}
            onChange={(chosen) => set({ isOnlyMEItemsSelected: chosen.length > 0 })}
          />
        ) : (
          <ListChip
            key={name}
            label={titles[name]}
            options={options[name]}
            chosen={filters[name]}
            onChange={(chosen) => set({ [name]: chosen })}
          />
        ),
      )}
      <MoreFilters
        filters={hidden.map((name) => ({ id: name, label: titles[name] }))}
        onAdd={(name) => setAdded(new Set([...added, name]))}
      />
      {used.size > 1 ? (
        <Button variant="quiet" size="small" onPress={() => onFilters(noFilters)}>
          {t.clearAll}
        </Button>
      ) : null}
    </>
  );
}

/** Conditions in groups: what chips do not reach. */
function ConditionsChip({
  projectId,
  today,
  canApprove,
  filters,
  startsOpen,
  onConditions,
}: ItemFilterChipsProps & {
  startsOpen: boolean;
  onConditions: (conditions: ItemFilters['conditions']) => void;
}) {
  const count = conditionCount(filters.conditions);
  return (
    <Popover
      label={t.conditions}
      width={560}
      startsOpen={startsOpen}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.conditions}
          icon={ListFilter}
          value={count > 0 ? String(count) : undefined}
          onClear={() => onConditions(null)}
          trigger={trigger}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={96} />}>
        <ConditionsForm
          projectId={projectId}
          canApprove={canApprove}
          today={today ?? ''}
          value={filters.conditions}
          onChange={onConditions}
        />
      </Suspense>
    </Popover>
  );
}
