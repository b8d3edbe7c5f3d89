import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Copy, Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { PERMISSIONS } from '#domain/access';
import { pathTo } from '#platform/routing';
import * as t from '../../texts.ts';
import { isNarrowed, noRoleFilters, ROLE_PAGE, type RoleFilters } from '../model/roleFilters.ts';
import type { RolePage, RoleRow } from '../roleTypes.ts';
import * as styles from './RoleCells.css.ts';

/** What can be done with a role from the list. */
export interface RoleActions {
  open: (id: number) => void;
  clone: (role: RoleRow) => void;
  /** Absent where the person may not. */
  remove: ((role: RoleRow) => void) | undefined;
}

export interface RolesGridProps {
  page: RolePage | undefined;
  filters: RoleFilters;
  onChange: (change: Partial<RoleFilters>) => void;
  openId: number | 'new' | null;
  actions: RoleActions;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
}

const all = Object.keys(PERMISSIONS).length;
const rowKey = (role: RoleRow) => String(role.id);
const noRows: readonly RoleRow[] = [];
const nothing = <span className={styles.subtle}>-</span>;

function RoleName({ role, onOpen }: { role: RoleRow; onOpen: (id: number) => void }) {
  return (
    <span className={styles.name} title={role.name}>
      <Link
        variant="plain"
        href={pathTo('roles', {}, { roleDetailsId: role.id })}
        onPress={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(role.id);
        }}
      >
        {role.name}
      </Link>
    </span>
  );
}

const RoleKind = ({ role }: { role: RoleRow }) =>
  role.type === 'external' ? (
    <Badge label={t.external} tone="info" />
  ) : (
    <span className={styles.subtle}>{t.internal}</span>
  );

function Members({ role }: { role: RoleRow }) {
  if (role.member_count + role.pending_count === 0) return nothing;
  const people = role.members.slice(0, 3).map(({ id, first_name, last_name, avatar_url }) => ({
    id: String(id),
    name: `${first_name} ${last_name}`,
    picture: avatar_url ?? null,
  }));
  const more = role.member_count - people.length;
  return (
    <span className={styles.people}>
      {people.length > 0 ? <AvatarGroup label={t.members} people={people} limit={3} /> : null}
      {more > 0 ? <span className={styles.pending}>+{more}</span> : null}
      {role.pending_count > 0 ? (
        <span className={styles.pending}>{t.pendingCountPending(role.pending_count)}</span>
      ) : null}
    </span>
  );
}

const grants = (role: RoleRow) => (role.permission_count === all ? t.all : String(role.permission_count));

function More({ role, actions }: { role: RoleRow; actions: RoleActions }) {
  const { remove } = actions;
  const items = [
    { id: 'edit', label: t.edit, icon: Pencil, onSelect: () => actions.open(role.id) },
    { id: 'clone', label: t.clone, icon: Copy, onSelect: () => actions.clone(role) },
    ...(remove
      ? [
          {
            id: 'delete',
            label: t.deleteWord,
            icon: Trash2,
            tone: 'critical' as const,
            onSelect: () => remove(role),
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t.moreForName(role.name)}
      sections={[{ id: 'actions', items }]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.moreForName(role.name)} trigger={trigger} />
      )}
    />
  );
}

const columnsOf = (actions: RoleActions): GridColumn<RoleRow>[] => [
  {
    id: 'name',
    title: t.role,
    width: 176,
    grow: true,
    value: (role) => role.name,
    onActivate: (role) => actions.open(role.id),
    render: (role) => <RoleName role={role} onOpen={actions.open} />,
  },
  {
    id: 'type',
    title: t.type,
    width: 92,
    value: (role) => role.type,
    render: (role) => <RoleKind role={role} />,
  },
  {
    id: 'members',
    title: t.members,
    width: 148,
    value: (role) => role.member_count,
    render: (role) => <Members role={role} />,
  },
  {
    id: 'permissions',
    title: t.permissions,
    width: 104,
    align: 'end',
    value: (role) => role.permission_count,
    render: grants,
  },
  {
    id: 'impersonable',
    title: t.impersonable,
    width: 112,
    value: (role) => (role.is_impersonable ? 1 : 0),
    render: (role) => (role.is_impersonable ? t.yes : nothing),
  },
  {
    id: 'more',
    title: t.more,
    width: 48,
    renderTitle: () => null,
    render: (role) => <More role={role} actions={actions} />,
  },
];

function RoleCard({ role, actions }: { role: RoleRow; actions: RoleActions }) {
  return (
    <div className={styles.card}>
      <RoleName role={role} onOpen={actions.open} />
      <Members role={role} />
      <span className={styles.line}>
        {t.kindGrantsPermissionsAlso(
          role.type === 'external' ? t.external : t.internal,
          grants(role),
          role.is_impersonable ? t.impersonablePiece : '',
        )}
      </span>
      <span className={styles.more}>
        <More role={role} actions={actions} />
      </span>
    </div>
  );
}

/** The roles, a page at a time, sorted by the server. */
export function RolesGrid({ page, filters, onChange, openId, actions, failure }: RolesGridProps) {
  const columns = useMemo(() => columnsOf(actions), [actions]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.roles}
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={40}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={(role) => actions.open(role.id)}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort })}
      renderCompact={(role) => <RoleCard role={role} actions={actions} />}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowed(filters)}
      empty={<EmptyState title={t.noRolesYet} text={t.aRoleIsASet} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noRolesMatchTheSearch}
          action={<Button onPress={() => onChange(noRoleFilters)}>{t.clearFilters}</Button>}
        />
      }
      footer={
        page ? (
          <div className={styles.foot}>
            <span className={styles.footCount}>
              {t.internalCountInternalExternalCount(page.internal_count, page.external_count)}
            </span>
            {count > ROLE_PAGE || filters.offset > 0 ? (
              <>
                <span className={styles.grow} />
                <Pagination
                  count={count}
                  offset={filters.offset}
                  limit={ROLE_PAGE}
                  sizes={[ROLE_PAGE]}
                  onChange={({ offset }) => onChange({ offset })}
                />
              </>
            ) : null}
          </div>
        ) : undefined
      }
    />
  );
}
