import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { useRouteTitle, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { type Component, componentsQuery, useProjectId } from '#shared/project';
import { componentColumns } from './componentColumns.tsx';

const rowKey = (component: Component) => String(component.id);
const none: readonly Component[] = [];

/** The buildings and parts of the project, in their order. */
export default function ComponentsScreen() {
  const { data, error, refetch } = useQuery(componentsQuery(useProjectId()));
  const title = useRouteTitle() ?? 'Components';
  const trail = useTrail(title === 'Component Setup' ? 'legacyComponents' : 'components');
  return (
    <Page title={title} trail={trail} count={data && String(data.count)}>
      <DataGrid
        label="Components"
        columns={componentColumns}
        rows={data?.results ?? none}
        rowKey={rowKey}
        status={data ? 'ready' : error ? 'error' : 'loading'}
        empty={
          <EmptyState
            title="No components yet"
            text="A component is a building or a part of one. Estimates, options and risks belong to components."
          />
        }
        error={<LoadError what="components" error={error} onRetry={() => void refetch()} />}
      />
    </Page>
  );
}
