import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatDate } from '#domain/dates';
import { useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProject, useProjectId } from '#shared/project';
import { ClearEstimate } from '../components/ClearEstimate.tsx';
import { EstimateTiles } from '../components/EstimateTiles.tsx';
import { GroupsView } from '../components/GroupsView.tsx';
import { LegacyStart } from '../components/legacy/LegacyStart.tsx';
import { LegacyUpload } from '../components/legacy/LegacyUpload.tsx';
import { LinesView } from '../components/LinesView.tsx';
import { useMilestone } from '../components/useMilestone.ts';
import { useEstimateLook } from '../components/useEstimateLook.ts';
import { estimateQuery } from '../estimateQueries.ts';
import * as t from '../texts.ts';

const title = t.estimateSetup;

/** What a finished project cost by cost group and component, so that others can be compared with it. */
export default function LegacyEstimateScreen() {
  const trail = useTrail('legacyEstimate');
  const milestones = useQuery(milestonesQuery(useProjectId()));
  const rows = milestones.data?.results;
  if (rows && rows.length > 0) return <FinalCost milestones={rows} />;
  return (
    <Page title={title} trail={trail}>
      {rows ? (
        <LegacyStart />
      ) : milestones.isError ? (
        <LoadError what={t.milestones} error={milestones.error} onRetry={() => void milestones.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Page>
  );
}

type View = 'groups' | 'lines';
const views = [
  { value: 'groups', label: t.costGroups },
  { value: 'lines', label: t.lines },
] as const;

function FinalCost({ milestones }: { milestones: readonly DesignMilestone[] }) {
  const projectId = useProjectId();
  const trail = useTrail('legacyEstimate');
  const { permissions, target_area: area } = useProject();
  const { milestone, show } = useMilestone(milestones);
  const [view, setView] = useState<View>('groups');
  const [group, setGroup] = useState<string | null>(null);
  const shown = useEstimateLook();
  const { data: estimate, ...query } = useQuery(estimateQuery(projectId, milestone.id, shown.look));
  const mayWrite = permissions.includes('upload_estimate');
  return (
    <Page
      title={title}
      trail={trail}
      count={`${milestone.name}, ${formatDate(milestone.actual_date ?? milestone.date)}`}
      actions={
        mayWrite && estimate ? <ClearEstimate milestone={milestone} count={estimate.lines_count} /> : null
      }
    >
      {mayWrite ? <LegacyUpload key={milestone.id} milestone={milestone} present={estimate} /> : null}
      {estimate ? (
        <>
          <EstimateTiles estimate={estimate} earlier={undefined} area={area} budget={null} />
          <ToolRow>
            {milestones.length > 1 ? (
              <Select
                label={t.milestone}
                labelHidden
                value={String(milestone.id)}
                onChange={(value) => {
                  setGroup(null);
                  show(Number(value));
                }}
                options={milestones.map(({ id, code, name }) => ({
                  value: String(id),
                  label: `${code} ${name}`,
                }))}
              />
            ) : null}
            <ToggleGroup label={t.view} options={views} value={view} onChange={setView} />
          </ToolRow>
          {view === 'groups' ? (
            <GroupsView
              estimate={estimate}
              milestone={milestone}
              earlier={undefined}
              comparable={[]}
              onCompare={() => undefined}
              shown={shown}
              onOpen={(key) => {
                setGroup(key);
                setView('lines');
              }}
            />
          ) : (
            <LinesView
              key={milestone.id}
              estimate={estimate}
              isLocked={false}
              group={group}
              onLeaveGroup={() => setGroup(null)}
            />
          )}
        </>
      ) : query.isError ? (
        <LoadError what={t.estimateLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}
