import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { HISTORY_AREAS, type HistoryArea, readableAreas } from '#domain/changes';
import { formatDate } from '#domain/dates';
import { useCurrentUser } from '#platform/flags';
import { ChoiceChip, ToolFilters, ToolRow } from '#shared/page';
import { localToday, peopleQuery, useProjectId } from '#shared/project';
import { noHistoryFilters, SPANS, spanOf, spanStart } from '../model/historyFilters.ts';
import * as t from '../texts.ts';
import { useHistoryFilters } from './useHistoryFilters.ts';

/** Which area, whose changes, and since when. */
export function HistoryTools() {
  const [filters, change] = useHistoryFilters();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const { permissions } = useCurrentUser();
  const today = localToday();
  const isNarrowed = Object.values(filters).some((value) => value !== null);
  const since = filters.from === null ? undefined : t.sinceDate(formatDate(filters.from));
  return (
    <ToolRow underTitle>
      <ToolFilters>
        <ChoiceChip
          label={t.area}
          choices={readableAreas(new Set(permissions)).map((id) => ({ id, label: HISTORY_AREAS[id].label }))}
          value={filters.area}
          onChange={(area) => change({ area: area as HistoryArea | null })}
        />
        <ChoiceChip
          label={t.person}
          choices={people.map(({ id, first_name: first, last_name: last }) => ({
            id: String(id),
            label: `${first} ${last}`,
          }))}
          value={filters.actor === null ? null : String(filters.actor)}
          onChange={(id) => change({ actor: id === null ? null : Number(id) })}
        />
        <ChoiceChip
          label={t.when}
          choices={SPANS}
          value={spanOf(filters.from, today) ?? (filters.from === null ? null : 'other')}
          shown={spanOf(filters.from, today) === null ? since : undefined}
          onChange={(id) => change({ from: id === null ? null : spanStart(id, today), to: null })}
        />
        {isNarrowed ? (
          <Button variant="accent" size="small" onPress={() => change(noHistoryFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </ToolFilters>
    </ToolRow>
  );
}
