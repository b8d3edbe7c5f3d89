import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Ellipsis, Folder, Plus, Undo2 } from '#design-system/icons/shapes.ts';
import { useCan, useCurrentUser } from '#platform/flags';
import { PATHS, pathTo, usePages } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { LoadError } from '#shared/failure';
import { Page, useAtMost } from '#shared/page';
import { ListViews, viewsQuery } from '#shared/views';
import { DeletedDialog } from '../components/DeletedDialog.tsx';
import { ProjectCards } from '../components/ProjectCards.tsx';
import { projectColumns } from '../components/projectColumns.tsx';
import { ProjectGrid } from '../components/ProjectGrid.tsx';
import { ProjectTools } from '../components/ProjectTools.tsx';
import { gridSlot } from '../model/gridSlot.ts';
import { type ProjectFilters, writeFilters } from '../model/projectFilters.ts';
import { projectLookRules } from '../model/projectLook.ts';
import { allProjects, projectListQuery, type ProjectRow, type Subtotal } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import { useProjectFilters } from '../useProjectFilters.ts';

const roomy = 1250;
const place = { projectId: null, list: 'projects' } as const;
const noGroups: readonly Subtotal[] = [];
const hrefOf = (project: ProjectRow) => pathTo('projectHome', { projectId: project.id });

/** Every project in sight: where its forecast stands against its budget. */
export default function ProjectListScreen() {
  const [filters, change] = useProjectFilters();
  const views = useQuery(viewsQuery(place));
  const { data, error, refetch } = useQuery(projectListQuery(filters));
  const [state, setState] = useRemembered(gridSlot, useCurrentUser().id);
  const isNarrow = useAtMost(roomy);
  const groups = data?.groups ?? noGroups;
  const { groupBy } = filters;
  const columns = useMemo(
    () => projectColumns({ hrefOf, groups, groupBy, isNarrow }),
    [groups, groupBy, isNarrow],
  );
  const failure =
    error && !data ? (
      <LoadError what={t.projectsLower} error={error} onRetry={() => void refetch()} />
    ) : undefined;
  // The open view says what the list shows: nothing is listed in one look and then in another.
  const list = { page: views.isPending ? undefined : data, filters, onChange: change };
  return (
    <Page title={t.projects} count={data && String(data.count)} actions={<ListActions filters={filters} />}>
      <ProjectTools
        views={
          <ListViews
            place={place}
            rules={projectLookRules}
            look={{ grid: state, filters }}
            onLook={({ grid, filters: next }) => {
              if (grid) setState(grid);
              if (next) change(next);
            }}
            hasOwnFilters={writeFilters(filters).size > 0}
          />
        }
        filters={filters}
        onChange={change}
        columns={columns}
        state={state}
        onState={setState}
      />
      {filters.layout === 'cards' && !failure ? (
        <ProjectCards {...list} />
      ) : (
        <ProjectGrid {...list} columns={columns} state={state} onState={setState} failure={failure} />
      )}
    </Page>
  );
}

function ListActions({ filters }: { filters: ProjectFilters }) {
  const { opens } = usePages();
  const navigate = useNavigate();
  const toasts = useToasts();
  const mayDelete = useCan('delete_project');
  const mayGroup = useCan('add_projectgroup');
  const [dialog, setDialog] = useState<'deleted'>();
  const columns = useMemo(
    () =>
      projectColumns({ hrefOf, groups: noGroups, groupBy: 'none', isNarrow: false }).filter(
        ({ id }) => id !== 'bar',
      ),
    [],
  );
  const items = [
    ...(mayGroup ? [{ id: 'groups', label: t.projectGroups, icon: Folder, href: PATHS.projectGroups }] : []),
    ...(mayDelete
      ? [{ id: 'deleted', label: t.deletedProjects, icon: Undo2, onSelect: () => setDialog('deleted') }]
      : []),
  ];
  return (
    <>
      {items.length > 0 ? (
        <Menu
          label={t.more}
          sections={[{ id: 'more', items }]}
          renderTrigger={(trigger) => <IconButton icon={Ellipsis} label={t.more} trigger={trigger} />}
        />
      ) : null}
      <ExportMenu
        name={t.projects}
        columns={columns}
        rows={() => allProjects(filters)}
        onError={() =>
          toasts.show({
            tone: 'critical',
            title: t.theProjectsWereNotExported,
            detail: t.checkYourConnectionAndTry,
          })
        }
      />
      {opens('newProjectOptions') ? (
        <Button variant="primary" icon={Plus} onPress={() => void navigate(PATHS.newProjectOptions)}>
          {t.createProject}
        </Button>
      ) : null}
      {dialog === 'deleted' ? <DeletedDialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
