import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useAtMost } from '#shared/page';
import type { Member, MemberPage } from '../../people/peopleTypes.ts';
import { everyMember, isNarrowedMembers, MEMBER_PAGE, type MemberFilters } from '../model/memberFilters.ts';
import { type MemberActions, MemberCard, memberColumns } from './memberColumns.tsx';

export interface MembersGridProps {
  page: MemberPage | undefined;
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
  actions: MemberActions;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
}

const noRows: readonly Member[] = [];
const rowKey = (member: Member) => String(member.id);

/** The team of a project, sorted and paged by the server. */
export function MembersGrid({ page, filters, onChange, actions, failure }: MembersGridProps) {
  // On a phone a card stands for the row: it has the width of one column.
  const isPhone = useAtMost(breakpoint.narrow);
  const columns = useMemo(() => {
    const all = memberColumns(actions);
    return isPhone ? all.slice(0, 1).map((column) => ({ ...column, width: 200 })) : all;
  }, [actions, isPhone]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label="Members"
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={48}
      maxHeight={100_000}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort })}
      renderCompact={(member) => <MemberCard member={member} actions={actions} />}
      compactHeight={56}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowedMembers(filters)}
      empty={
        <EmptyState
          title="No team members yet"
          text="Invite the people who work on this project. They can see it once they accept."
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title="Your filters didn't return any results"
          text="No members match the search and filters."
          action={
            <Button onPress={() => onChange({ ...everyMember, sort: filters.sort })}>Clear filters</Button>
          }
        />
      }
      footer={
        count > MEMBER_PAGE || filters.offset > 0 ? (
          <Pagination
            count={count}
            offset={filters.offset}
            limit={MEMBER_PAGE}
            sizes={[MEMBER_PAGE]}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
