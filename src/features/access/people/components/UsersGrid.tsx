import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import type { GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { PagedGrid } from '#shared/paged-grid';
import * as t from '../../texts.ts';
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

const rowKey = (user: CompanyUser) => String(user.id);

/** The accounts of the company, a page at a time, sorted by the server. */
export function UsersGrid(props: UsersGridProps) {
  const { page, filters, onChange, view, onViewChange, actions, openId, failure } = props;
  const columns = useMemo(() => [...userColumns(actions), userActions(actions)], [actions]);
  const narrowed = {
    text: t.noAccountsMatchTheSearch,
    onClear: () => onChange(noUserFilters),
  };
  return (
    <PagedGrid
      label={t.users}
      columns={columns}
      page={page}
      failure={failure}
      filters={filters}
      size={{ of: PAGE_SIZES, limit: filters.limit }}
      onChange={onChange}
      narrowed={isNarrowedUsers(filters) ? narrowed : undefined}
      view={view}
      onViewChange={onViewChange}
      rowKey={rowKey}
      rowHeight={48}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={(user) => actions.open(user.id)}
      hasCards
      renderCompact={(user) => <UserCard user={user} actions={actions} />}
      compactHeight={56}
      empty={<EmptyState title={t.noUsersYet} text={t.inviteThePeopleOfYour} />}
    />
  );
}
