import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { CONTEXT_STATUSES, type ContextStatus } from '#domain/context';
import { ChoiceChip, FoldedFilters, ToolRow } from '#shared/page';
import { componentsQuery, milestonesQuery, useProjectId } from '#shared/project';
import type { ContextPage } from '../contextQueries.ts';
import { CONTEXT_ORDERS, type ContextOrder, isNarrowed, noContextFilters } from '../model/contextFilters.ts';
import * as t from '../texts.ts';
import { useContextFilters } from './useContextFilters.ts';

const statuses = Object.entries(CONTEXT_STATUSES).map(([id, label]) => ({ id, label }));
const choicesOf = (rows: readonly { id: number; name: string }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
const idOf = (text: string | null) => (text === null ? null : Number(text));
const textOf = (id: number | null) => (id === null ? null : String(id));

/** Search, filters and order of the list. `codes` are the cost groups that entries and documents are tied to, once they are read. */
export function ContextTools({ codes }: { codes: ContextPage['cost_groups'] | undefined }) {
  const projectId = useProjectId();
  const [filters, change] = useContextFilters();
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  // Documents have no status and one order.
  const hasEntries = filters.kind !== 'DOCUMENT';
  const isSearched = filters.search.trim() !== '';
  const usual: ContextOrder = isSearched ? '-match' : '-number';
  const orders = (Object.keys(CONTEXT_ORDERS) as ContextOrder[]).filter(
    (id) => isSearched || id !== '-match',
  );
  return (
    <ToolRow
      end={
        hasEntries ? (
          <Menu
            label={t.sort}
            sections={[
              {
                id: 'orders',
                items: orders.map((id) => ({
                  id,
                  label: CONTEXT_ORDERS[id],
                  kind: 'radio' as const,
                  checked: id === (filters.order ?? usual),
                  onSelect: () => change({ order: id === usual ? null : id }),
                })),
              },
            ]}
            renderTrigger={(trigger) => (
              <Button size="small" caret trigger={trigger}>
                {t.sortValue(CONTEXT_ORDERS[filters.order ?? usual])}
              </Button>
            )}
          />
        ) : undefined
      }
    >
      <SearchField
        label={t.searchEntries}
        placeholder={t.searchEntries}
        value={filters.search}
        onChange={(search) => change({ search, ...(filters.order === '-match' && { order: null }) })}
      />
      <FoldedFilters isOn={isNarrowed({ ...filters, search: '' })} onClear={() => change(noContextFilters)}>
        <ChoiceChip
          label={t.milestone}
          choices={choicesOf(milestones)}
          value={textOf(filters.milestone)}
          onChange={(id) => change({ milestone: idOf(id) })}
        />
        <ChoiceChip
          label={t.component}
          choices={choicesOf(components)}
          value={textOf(filters.component)}
          onChange={(id) => change({ component: idOf(id) })}
        />
        <ChoiceChip
          label={t.costGroup}
          choices={(codes ?? []).map(({ id, div_code: code, name }) => ({
            id: String(id),
            label: `${code} ${name}`,
          }))}
          value={textOf(filters.code)}
          shown={filters.code === null || codes?.some(({ id }) => id === filters.code) ? undefined : '…'}
          onChange={(id) => change({ code: idOf(id) })}
        />
        {hasEntries ? (
          <ChoiceChip
            label={t.status}
            choices={statuses}
            value={filters.status}
            onChange={(status) => change({ status: status as ContextStatus | null })}
          />
        ) : null}
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => change(noContextFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </ToolRow>
  );
}
