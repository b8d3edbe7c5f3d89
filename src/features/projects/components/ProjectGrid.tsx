import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid, type GridGroups } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { pathTo } from '#platform/routing';
import { useAtMost } from '#shared/page';
import { isFiltered, PAGE, type ProjectFilters } from '../model/projectFilters.ts';
import { isLegacy, PROJECT_STATUSES, type ProjectStatus, STATUS_ORDER } from '../model/projectStatus.ts';
import type { ProjectPage, ProjectRow, StatusGroup } from '../projectListQueries.ts';
import { ProjectCard } from './ProjectCard.tsx';
import * as styles from './ProjectCells.css.ts';
import { projectColumns } from './projectColumns.tsx';

export interface ProjectGridProps {
  page: ProjectPage | undefined;
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  /** Shown in place of rows that could not be read. */
  failure?: React.ReactNode;
}

const roomy = 1250;
const everything = 500;
const noGroups: readonly StatusGroup[] = [];
const noRows: readonly ProjectRow[] = [];
const hrefOf = (project: ProjectRow) => pathTo('projectHome', { projectId: project.id });
const rowKey = (project: ProjectRow) => String(project.id);
const rowHeight = (project: ProjectRow) => (isLegacy(project.status) ? 52 : 64);
const compactHeight = (project: ProjectRow) => (isLegacy(project.status) ? 116 : 162);

/** The projects by status, with subtotals; a page at a time where there are very many. */
export function ProjectGrid({ page, filters, onChange, failure }: ProjectGridProps) {
  const isNarrow = useAtMost(roomy);
  const groups = page?.groups ?? noGroups;
  const allColumns = useMemo(() => projectColumns({ hrefOf, groups, isNarrow }), [groups, isNarrow]);
  const isPhone = useAtMost(breakpoint.narrow);
  // On a phone a card stands for the row: only the group headings still need a column.
  const columns = useMemo(
    () => (isPhone ? allColumns.slice(0, 1).map((column) => ({ ...column, width: 200 })) : allColumns),
    [allColumns, isPhone],
  );
  const gridGroups = useMemo(() => groupsOf(groups), [groups]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label="Projects"
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={rowHeight}
      maxHeight={100_000}
      groups={gridGroups}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort })}
      compactHeight={compactHeight}
      renderCompact={(project) => <ProjectCard project={project} href={hrefOf(project)} />}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isFiltered(filters)}
      empty={
        <EmptyState
          title="No projects yet"
          text="A project holds the estimates, options and decisions of one building. You see the projects whose team you are on."
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title="Your filters didn't return any results"
          text="No project in your sight matches the search and the status."
          action={<Button onPress={() => onChange({ search: '', statuses: [] })}>Clear filters</Button>}
        />
      }
      footer={
        count > PAGE || filters.offset > 0 ? (
          <Pagination
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

function groupsOf(groups: readonly StatusGroup[]): GridGroups<ProjectRow> {
  const labelOf = (key: string) => PROJECT_STATUSES[key as ProjectStatus].label;
  const countOf = (key: string) => groups.find(({ status }) => status === key)?.count ?? 0;
  return {
    by: (project) => project.status,
    order: STATUS_ORDER,
    label: (key) => `${labelOf(key)}, ${countOf(key)}`,
    title: (key) => (
      <>
        {labelOf(key)} <span className={styles.groupCount}>{countOf(key)}</span>
      </>
    ),
  };
}
