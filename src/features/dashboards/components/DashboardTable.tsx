import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { DASHBOARD_TYPES } from '#domain/dashboards';
import { formatGridDate } from '#domain/dates';
import { personName } from '#domain/people';
import { useCan, useCurrentUser } from '#platform/flags';
import { PATHS, pathTo } from '#platform/routing';
import { FirstAndMore } from '#shared/page';
import { PagedGrid } from '#shared/paged-grid';
import { useRemoveDashboard } from '../dashboardMutations.ts';
import type { Dashboard } from '../dashboardQueries.ts';
import {
  type DashboardFilters,
  isListFiltered,
  LIST_PAGE,
  NO_LIST_FILTERS,
  showsPortfolio,
} from '../model/dashboardFilters.ts';
import * as t from '../texts.ts';
import * as styles from './Dashboards.css.ts';

export interface DashboardTableProps {
  page: { count: number; results: readonly Dashboard[] } | undefined;
  failure: React.ReactNode;
  filters: DashboardFilters;
  onChange: (change: Partial<DashboardFilters>) => void;
  onEdit: (id: number) => void;
  onCreate: (() => void) | undefined;
}

/** A row of the list: a dashboard, or the portfolio that everybody with the right to it has. */
type Row = Dashboard | 'portfolio';

const rowKey = (row: Row) => (row === 'portfolio' ? row : String(row.id));
const hrefOf = (row: Row) =>
  row === 'portfolio' ? PATHS.portfolioDashboard : pathTo('dashboard', { id: row.id });
const nameOf = (row: Row) => (row === 'portfolio' ? t.portfolio : row.name);

interface Acts {
  me: { id: number; first_name: string; last_name: string; email: string };
  onEdit: (id: number) => void;
  onRemove: (dashboard: Dashboard) => void;
}

const columnsFor = ({ me, onEdit, onRemove }: Acts): GridColumn<Row>[] => [
  {
    id: 'name',
    title: t.name,
    width: 300,
    // All columns stand on a tablet.
    shrinksTo: 184,
    grow: true,
    value: nameOf,
    render: (row) => (
      <span className={styles.name}>
        {row !== 'portfolio' && (row.picture_thumbnail ?? row.picture) ? (
          <img
            className={styles.thumb}
            src={row.picture_thumbnail ?? row.picture ?? undefined}
            alt=""
            loading="lazy"
          />
        ) : null}
        <span className={styles.oneLine}>
          <span className={`${styles.cut} ${styles.first} ${styles.strong}`} title={nameOf(row)}>
            <Link href={hrefOf(row)} variant="plain">
              {nameOf(row)}
            </Link>
          </span>
          {row === 'portfolio' ? (
            <Badge label={t.defaultWord} tone="neutral" />
          ) : (
            <span className={`${styles.below} ${styles.cut} ${styles.beside}`}>{row.description}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'groups',
    title: t.projectGroups,
    width: 170,
    shrinksTo: 106,
    render: (row) =>
      row === 'portfolio' ? '-' : <FirstAndMore names={row.project_groups.map(({ name }) => name)} />,
  },
  {
    id: 'projects',
    title: t.projects,
    width: 240,
    shrinksTo: 138,
    render: (row) =>
      row === 'portfolio' ? t.all : <FirstAndMore names={row.related_projects.map(({ name }) => name)} />,
  },
  {
    id: 'members',
    title: t.members,
    width: 150,
    shrinksTo: 146,
    render: (row) => (
      <AvatarGroup
        label={t.members}
        people={(row === 'portfolio' ? [me] : row.memberships.map(({ user }) => user)).map((user) => ({
          id: String(user.id),
          name: personName(user),
        }))}
      />
    ),
  },
  {
    id: 'created',
    title: t.dateCreated,
    width: 110,
    shrinksTo: 98,
    value: (row) => (row === 'portfolio' ? null : row.created_at),
    render: (row) => (row === 'portfolio' ? '-' : formatGridDate(row.created_at.slice(0, 10))),
  },
  {
    id: 'type',
    title: t.type,
    width: 100,
    shrinksTo: 86,
    value: (row) => (row === 'portfolio' ? 'INTERNAL' : row.type),
    render: (row) => {
      const type = row === 'portfolio' ? 'INTERNAL' : row.type;
      return <Badge label={DASHBOARD_TYPES[type]} tone={type === 'EXTERNAL' ? 'info' : 'neutral'} />;
    },
  },
  {
    id: 'actions',
    title: t.actions,
    renderTitle: () => null,
    width: 56,
    frozen: 'end',
    hideable: false,
    render: (row) =>
      row === 'portfolio' ? null : <RowActions row={row} onEdit={onEdit} onRemove={onRemove} />,
  },
];

/** What can be done with a dashboard from the list. */
function RowActions({ row, onEdit, onRemove }: { row: Dashboard } & Pick<Acts, 'onEdit' | 'onRemove'>) {
  return (
    <Menu
      label={t.actionsOfName(row.name)}
      sections={[
        {
          id: 'actions',
          items: [
            {
              id: 'edit',
              label: row.permissions.includes('edit_dashboard_settings') ? t.edit : t.details,
              icon: Pencil,
              onSelect: () => onEdit(row.id),
            },
            ...(row.permissions.includes('edit_dashboard_settings')
              ? [
                  {
                    id: 'delete',
                    label: t.deleteWord,
                    icon: Trash2,
                    tone: 'critical' as const,
                    onSelect: () => onRemove(row),
                  },
                ]
              : []),
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.actionsOfName(row.name)} trigger={trigger} />
      )}
    />
  );
}

/** The dashboards that a person sees, the portfolio first. */
export function DashboardTable({ page, failure, filters, onChange, onEdit, onCreate }: DashboardTableProps) {
  const me = useCurrentUser();
  const seesPortfolio = useCan('portfolio_access');
  const [asked, setAsked] = useState<Dashboard>();
  const remove = useRemoveDashboard();
  const columns = useMemo(() => columnsFor({ me, onEdit, onRemove: setAsked }), [me, onEdit]);
  const first = seesPortfolio && showsPortfolio(filters) ? (['portfolio'] as const) : [];
  const narrowed = {
    text: t.noDashboardThatYouSee,
    onClear: () => onChange(NO_LIST_FILTERS),
  };
  return (
    <>
      <PagedGrid<Row>
        label={t.dashboards}
        columns={columns}
        page={page && { count: page.count, results: [...first, ...page.results] }}
        failure={failure}
        filters={filters}
        size={LIST_PAGE}
        onChange={onChange}
        narrowed={isListFiltered(filters) ? narrowed : undefined}
        rowKey={rowKey}
        rowLabel={nameOf}
        rowHeight={40}
        compactHeight={64}
        renderCompact={(row) => (
          <span className={styles.phoneRow}>
            <span className={styles.words}>
              <span className={styles.cut}>
                <Link href={hrefOf(row)} variant="plain">
                  {nameOf(row)}
                </Link>
              </span>
              <small className={`${styles.below} ${styles.cut}`}>
                {row === 'portfolio'
                  ? t.defaultAllProjects
                  : row.related_projects.map(({ name }) => name).join(', ')}
              </small>
            </span>
            {row === 'portfolio' ? null : (
              <>
                <Badge label={DASHBOARD_TYPES[row.type]} tone="neutral" />
                <RowActions row={row} onEdit={onEdit} onRemove={setAsked} />
              </>
            )}
          </span>
        )}
        empty={
          <EmptyState
            title={t.noDashboardsYet}
            text={t.aDashboardShowsTheFigures}
            action={
              onCreate ? (
                <Button variant="primary" onPress={onCreate}>
                  {t.createDashboard}
                </Button>
              ) : undefined
            }
          />
        }
      />
      {asked ? (
        <Confirm
          title={t.deleteDashboard}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            remove.mutate(asked);
            setAsked(undefined);
          }}
        >
          {t.nameGoesForAll(asked.name)}
        </Confirm>
      ) : null}
    </>
  );
}
