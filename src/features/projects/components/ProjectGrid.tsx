import { useMemo } from 'react';
import { breakpoint } from '#design-system/foundations/scale.ts';
import {
  DataGrid,
  type GridColumn,
  type GridGroups,
  type GridState,
} from '#design-system/grid/DataGrid/DataGrid.tsx';
import { pathTo } from '#platform/routing';
import { useAtMost } from '#shared/page';
import { type Grouping, groupKeyOf, isFiltered, type ProjectFilters } from '../model/projectFilters.ts';
import { isLegacy } from '../model/projectStatus.ts';
import type { ProjectPage, ProjectRow, Subtotal } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import { ProjectCard } from './ProjectCard.tsx';
import * as styles from './ProjectCells.css.ts';
import { ListPages, NoMatches, NoProjects } from './ProjectListParts.tsx';

export interface ProjectGridProps {
  page: ProjectPage | undefined;
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  columns: readonly GridColumn<ProjectRow>[];
  state: GridState;
  onState: (state: GridState) => void;
  /** Shown in place of rows that could not be read. */
  failure?: React.ReactNode;
}

const noGroups: readonly Subtotal[] = [];
const noRows: readonly ProjectRow[] = [];
const hrefOf = (project: ProjectRow) => pathTo('projectHome', { projectId: project.id });
const rowKey = (project: ProjectRow) => String(project.id);
const rowHeight = (project: ProjectRow) => (isLegacy(project.status) ? 52 : 64);
const compactHeight = (project: ProjectRow) => (isLegacy(project.status) ? 116 : 162);

/** The projects in their groups, with subtotals; a page at a time where there are very many. */
export function ProjectGrid(props: ProjectGridProps) {
  const { page, filters, onChange, columns, state, onState, failure } = props;
  const { groupBy } = filters;
  const isPhone = useAtMost(breakpoint.narrow);
  // On a phone a card stands for the row: only the group headings still need a column.
  const shown = useMemo(
    () => (isPhone ? columns.slice(0, 1).map((column) => ({ ...column, width: 200 })) : columns),
    [columns, isPhone],
  );
  const gridGroups = useMemo(() => groupsOf(page?.groups ?? noGroups, groupBy), [page, groupBy]);
  return (
    <DataGrid
      label={t.projects}
      columns={shown}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={rowHeight}
      maxHeight={100_000}
      groups={gridGroups}
      state={{ ...state, sort: filters.sort }}
      onStateChange={({ sort, ...rest }) => {
        if (JSON.stringify(sort) !== JSON.stringify(filters.sort)) onChange({ sort });
        onState({ ...rest, sort: [] });
      }}
      compactHeight={compactHeight}
      renderCompact={(project) => <ProjectCard project={project} href={hrefOf(project)} />}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isFiltered(filters)}
      empty={<NoProjects />}
      filteredEmpty={<NoMatches filters={filters} onChange={onChange} />}
      footer={<ListPages count={page?.count ?? 0} filters={filters} onChange={onChange} />}
    />
  );
}

function groupsOf(groups: readonly Subtotal[], groupBy: Grouping): GridGroups<ProjectRow> {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const labelOf = (key: string) => byKey.get(key)?.label ?? '';
  const countOf = (key: string) => byKey.get(key)?.count ?? 0;
  return {
    by: (project) => groupKeyOf(project, groupBy),
    order: groups.map(({ key }) => key),
    label: (key) => `${labelOf(key)}, ${countOf(key)}`,
    title: (key) => (
      <>
        {labelOf(key)} <span className={styles.groupCount}>{countOf(key)}</span>
      </>
    ),
  };
}
