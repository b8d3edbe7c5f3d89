import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProjectId } from '#shared/project';
import { milestoneColumns } from './milestoneColumns.tsx';

const rowKey = (milestone: DesignMilestone) => String(milestone.id);
const none: readonly DesignMilestone[] = [];

/** The stages of the design and what was estimated at each. */
export default function TimelineScreen() {
  const { data, error, refetch } = useQuery(milestonesQuery(useProjectId()));
  return (
    <Page title="Timeline" count={data && `${data.count} design milestones`}>
      <DataGrid
        label="Design milestones"
        columns={milestoneColumns}
        rows={data?.results ?? none}
        rowKey={rowKey}
        status={data ? 'ready' : error ? 'error' : 'loading'}
        empty={
          <EmptyState
            title="No design milestones yet"
            text="A design milestone is a date by which the design reaches a stage and is estimated. The cost trend runs from one to the next."
          />
        }
        error={<LoadError what="milestones" error={error} onRetry={() => void refetch()} />}
      />
    </Page>
  );
}
