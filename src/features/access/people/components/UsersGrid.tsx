import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid, type GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useAtMost } from '#shared/page';
import { isNarrowedUsers, noUserFilters, PAGE_SIZES, type UserFilters } from '../model/userFilters.ts';
import type { CompanyUser, CompanyUserPage } from '../peopleTypes.ts';
import { userActions, userColumns, UserCard, type UserActions } from './userColumns.tsx';

export interface UsersGridProps {
  page: CompanyUserPage | undefined;
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
  /** Columns as the person arranged them. */
  view: GridState;
  onViewChange: (view: GridState) => void;
  actions: UserActions;
  openId: number | 'new' | null;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
}

const noRows: readonly CompanyUser[] = [];
const rowKey = (user: CompanyUser) => String(user.id);

/** The accounts of the company, a page at a time, sorted by the server. */
export function UsersGrid(props: UsersGridProps) {
  const { page, filters, onChange, view, onViewChange, actions, openId, failure } = props;
  // On a phone a card stands for the row: it has the width of one column.
  const isPhone = useAtMost(breakpoint.narrow);
  const columns = useMemo(() => {
    const all = [...userColumns(actions), userActions(actions)];
    return isPhone ? all.slice(0, 1).map((column) => ({ ...column, width: 200 })) : all;
  }, [actions, isPhone]);
  return (
    <DataGrid
      label="Users"
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={48}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={(user) => actions.open(user.id)}
      state={{ ...view, sort: filters.sort }}
      onStateChange={(state) => {
        if (state.sort !== filters.sort) onChange({ sort: state.sort });
        onViewChange({ ...state, sort: [] });
      }}
      renderCompact={(user) => <UserCard user={user} actions={actions} />}
      compactHeight={56}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowedUsers(filters)}
      empty={<EmptyState title="No users yet" text="Invite the people of your company and its partners." />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title="Your filters didn't return any results"
          text="No accounts match the search and filters."
          action={<Button onPress={() => onChange(noUserFilters)}>Clear filters</Button>}
        />
      }
      footer={
        page && (
          <Pagination
            count={page.count}
            offset={filters.offset}
            limit={filters.limit}
            sizes={PAGE_SIZES}
            onChange={({ offset, limit }) => onChange({ offset, limit: Number(limit) })}
          />
        )
      }
    />
  );
}
