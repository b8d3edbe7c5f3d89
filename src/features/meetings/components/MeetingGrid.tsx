import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useAtMost } from '#shared/page';
import type { MeetingBrief } from '#shared/foresite';
import { isMeetingsFiltered, type MeetingFilters, MEETINGS_PAGE } from '../model/meetingFilters.ts';
import * as t from '../texts.ts';
import { MeetingCard, meetingColumns } from './meetingColumns.tsx';

export interface MeetingGridProps {
  projectId: number;
  page: { count: number; results: readonly MeetingBrief[] } | undefined;
  filters: MeetingFilters;
  onChange: (change: Partial<MeetingFilters>) => void;
  /** Shown in place of rows that could not be read. */
  failure?: React.ReactNode;
  /** Plans a meeting; absent for those who may not. */
  add: React.ReactNode;
}

const noRows: readonly MeetingBrief[] = [];
const everything = 500;
const compactHeight = () => 84;
const rowKey = ({ id }: MeetingBrief) => String(id);

/** Meetings by day, the latest first; sorted and paged by the server. */
export function MeetingGrid({ projectId, page, filters, onChange, failure, add }: MeetingGridProps) {
  const isPhone = useAtMost(breakpoint.narrow);
  // On a phone a card stands for the row, and one column is enough.
  const columns = useMemo(() => {
    const all = meetingColumns(projectId);
    return isPhone ? all.slice(0, 1).map((column) => ({ ...column, width: 200 })) : all;
  }, [projectId, isPhone]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.meetings}
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      state={{ sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort })}
      compactHeight={compactHeight}
      renderCompact={(meeting) => <MeetingCard projectId={projectId} meeting={meeting} />}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isMeetingsFiltered(filters)}
      empty={<EmptyState title={t.noMeetingsYet} text={t.aMeetingCollectsWhatNeeds} action={add} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noMeetingMatchesTheSearch}
          action={<Button onPress={() => onChange({ search: '', state: 'all' })}>{t.clearFilters}</Button>}
        />
      }
      footer={
        count > MEETINGS_PAGE || filters.offset > 0 ? (
          <Pagination
            label={t.pagesOfMeetings}
            count={count}
            offset={filters.offset}
            limit={filters.limit}
            onChange={({ offset, limit }) =>
              onChange({ offset, limit: limit === 'all' ? everything : limit })
            }
          />
        ) : undefined
      }
    />
  );
}
