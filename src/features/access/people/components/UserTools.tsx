import type { ReactNode } from 'react';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import type { GridColumn, GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/people';
import { ToolFilters, ToolRow } from '#shared/page';
import * as t from '../../texts.ts';
import type { UserFilters } from '../model/userFilters.ts';
import type { CompanyUser, InviteOptions } from '../peopleTypes.ts';
import { ManyFilter, TypeFilter } from './FilterMenus.tsx';

export interface UserToolsProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
  options: InviteOptions | undefined;
  /** People of the company who have not answered. */
  pending: number | undefined;
  columns: readonly GridColumn<CompanyUser>[];
  view: GridState;
  onViewChange: (view: GridState) => void;
  /** What finds no room beside the title on a phone; there are no columns to choose then. */
  instead?: ReactNode;
}

const statuses = (Object.keys(ACCOUNT_STATUSES) as AccountStatus[]).map((value) => ({
  value,
  label: ACCOUNT_STATUSES[value].label,
}));

const waiting = (count: number) => (count === 1 ? t.pendingInvite1 : t.countPendingInvites(count));

/** Search, filters and columns of the list of accounts. */
export function UserTools(props: UserToolsProps) {
  const { filters, onChange, options, pending, columns, view, onViewChange, instead } = props;
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ToolRow
      end={
        <>
          {pending ? (
            <Text size="meta" tone="subtle">
              {waiting(pending)}
            </Text>
          ) : null}
          {instead ?? <ColumnsMenu columns={columns} state={view} onStateChange={onViewChange} />}
        </>
      }
    >
      <SearchField
        label={t.searchUsers}
        placeholder={t.nameOrEMail}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ToolFilters>
        <ManyFilter
          label={t.status}
          choices={statuses}
          value={filters.statuses}
          onChange={(value) => onChange({ statuses: value })}
        />
        <ManyFilter
          label={t.role}
          choices={named(options?.roles ?? [])}
          value={filters.roles}
          onChange={(roles) => onChange({ roles })}
        />
        <ManyFilter
          label={t.businessUnit2}
          choices={named(options?.access_scopes ?? [])}
          value={filters.units}
          onChange={(units) => onChange({ units })}
        />
        <TypeFilter value={filters.type} onChange={(type) => onChange({ type })} />
      </ToolFilters>
    </ToolRow>
  );
}
