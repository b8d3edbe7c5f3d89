import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { FirstAndMore } from '#shared/page';
import { GROUP_PAGE, type GroupFilters } from '../model/groupFilters.ts';
import type { ProjectGroup } from '../projectListQueries.ts';
import * as t from '../texts.ts';

export interface GroupTableProps {
  page: { count: number; results: readonly ProjectGroup[] } | undefined;
  failure: React.ReactNode;
  filters: GroupFilters;
  onChange: (change: Partial<GroupFilters>) => void;
  onEdit: (group: ProjectGroup) => void;
  onRemove: (group: ProjectGroup) => void;
  onCreate: () => void;
}

const rowKey = ({ id }: ProjectGroup) => String(id);
const rowLabel = ({ name }: ProjectGroup) => name;
const countText = (count: number) => (count === 1 ? t.project1 : t.countProjects(count));
const accessText = ({ has_access: all, projects, project_count: count }: ProjectGroup) =>
  count === 0 ? '-' : all ? t.allProjects : t.lengthOfCount(projects.length, count);
const noAccess = t.youDoNotHaveAccess;

type Acts = Pick<GroupTableProps, 'onEdit' | 'onRemove'>;

const columnsFor = ({ onEdit, onRemove }: Acts): GridColumn<ProjectGroup>[] => [
  {
    id: 'name',
    title: t.name,
    width: 260,
    shrinksTo: 200,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'projects',
    title: t.projects,
    width: 320,
    shrinksTo: 260,
    render: ({ projects }) => <FirstAndMore names={projects.map(({ name }) => name)} />,
  },
  {
    id: 'count',
    title: t.numberOfProjects,
    width: 150,
    align: 'end',
    value: ({ project_count: count }) => count,
    render: ({ project_count: count }) => <Figure>{String(count)}</Figure>,
  },
  { id: 'access', title: t.youSee, width: 130, render: accessText },
  {
    id: 'actions',
    title: t.actions,
    renderTitle: () => null,
    width: 56,
    frozen: 'end',
    hideable: false,
    render: (group) => (
      <Menu
        label={t.actionsOfName(group.name)}
        sections={[
          {
            id: 'actions',
            items: [
              { id: 'edit', label: t.edit, icon: Pencil, onSelect: () => onEdit(group) },
              {
                id: 'delete',
                label: t.deleteWord,
                icon: Trash2,
                tone: 'critical',
                ...(!group.has_access && { disabledReason: noAccess }),
                onSelect: () => onRemove(group),
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} size="small" label={t.actionsOfName(group.name)} trigger={trigger} />
        )}
      />
    ),
  },
];

/** The company's project groups. */
export function GroupTable(props: GroupTableProps) {
  const { page, failure, filters, onChange, onEdit, onCreate } = props;
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.projectGroups}
      columns={columnsFor(props)}
      rows={page?.results ?? []}
      rowKey={rowKey}
      rowLabel={rowLabel}
      onRowActivate={onEdit}
      state={{ ...emptyGridState, sort: filters.sort }}
      onStateChange={({ sort }) => {
        if (JSON.stringify(sort) !== JSON.stringify(filters.sort)) onChange({ sort: sort.slice(0, 1) });
      }}
      compactHeight={64}
      renderCompact={(group) => (
        <Stack gap={1}>
          <Text>{group.name}</Text>
          <Text size="meta" tone="muted">
            {group.has_access
              ? countText(group.project_count)
              : t.textLengthOfThemYours(countText(group.project_count), group.projects.length)}
          </Text>
        </Stack>
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={filters.search !== ''}
      empty={
        <EmptyState
          title={t.noProjectGroupsYet}
          text={t.aGroupHoldsProjects}
          action={
            <Button variant="primary" onPress={onCreate}>
              {t.newGroup}
            </Button>
          }
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noProjectGroup}
          action={<Button onPress={() => onChange({ search: '' })}>{t.clearSearch}</Button>}
        />
      }
      footer={
        count > GROUP_PAGE || filters.offset > 0 ? (
          <Pagination
            count={count}
            offset={filters.offset}
            limit={GROUP_PAGE}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
