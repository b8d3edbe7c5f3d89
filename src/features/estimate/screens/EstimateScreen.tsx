import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatDate } from '#domain/dates';
import { LoadError } from '#shared/failure';
import { ProjectModule } from '#shared/module';
import { Page, ToolRow, useArrived, WaitingTiles } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProject, useProjectId } from '#shared/project';
import { UploadLink } from '../components/UploadLink.tsx';
import { ClearEstimate } from '../components/ClearEstimate.tsx';
import { EstimateTiles } from '../components/EstimateTiles.tsx';
import { GroupsView } from '../components/GroupsView.tsx';
import { LinesView } from '../components/LinesView.tsx';
import { MarkupsButton } from '../components/MarkupsButton.tsx';
import { ReportsButton } from '../components/ReportsButton.tsx';
import { SubmitEstimate } from '../components/SubmitEstimate.tsx';
import { SubmittedBanner } from '../components/SubmittedBanner.tsx';
import { VersionsButton } from '../components/VersionsButton.tsx';
import { useEstimateLook } from '../components/useEstimateLook.ts';
import { useInStep } from '../components/useInStep.ts';
import { estimateQuery, versionsQuery } from '../estimateQueries.ts';
import { useMilestone } from '../components/useMilestone.ts';
import * as t from '../texts.ts';

const dayOf = ({ actual_date, date }: DesignMilestone) => actual_date ?? date;

/** What the project costs at a milestone: by cost group and component, and line by line. */
export default function EstimateScreen() {
  const project = useProject();
  const milestones = useQuery(milestonesQuery(useProjectId()));
  const rows = milestones.data?.results;
  if (rows?.length === 0)
    return (
      <ProjectModule
        page="estimate"
        title={project.has_estimate ? t.estimate : t.estimateUpload}
        purpose={t.theLinesOfEachMilestones}
        needs={['milestones', 'components', 'estimate']}
      />
    );
  if (rows) return <EstimateOf milestones={rows} />;
  return (
    <Page title={t.estimate}>
      {milestones.isError ? (
        <LoadError what={t.milestones} error={milestones.error} onRetry={() => void milestones.refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

const MilestoneChanges = lazy(() => import('../components/changes/MilestoneChanges.tsx'));

type View = 'groups' | 'lines' | 'changes';
const views = [
  { value: 'groups', label: t.costGroups },
  { value: 'lines', label: t.lines },
  { value: 'changes', label: t.whatChanged },
] as const;

function EstimateOf({ milestones }: { milestones: readonly DesignMilestone[] }) {
  const projectId = useProjectId();
  const project = useProject();
  const { milestone, earlier, comparable, show, compare } = useMilestone(milestones);
  const [view, setView] = useState<View>('groups');
  const [group, setGroup] = useState<string | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const shown = useEstimateLook();
  const estimate = useQuery(estimateQuery(projectId, milestone.id, shown.look));
  const submissions = useQuery(versionsQuery(projectId, milestone.id));
  const versions = submissions.data?.results ?? [];
  const submitted = versions.find(({ status }) => status === 'SUBMITTED');
  const mayWrite =
    project.permissions.includes('upload_estimate') && submissions.data !== undefined && !submitted;
  const other = useQuery({
    ...estimateQuery(projectId, earlier?.id ?? 0, shown.look),
    enabled: earlier !== undefined,
  });
  const inStep = useInStep(estimate, earlier && other);
  const compared = earlier && inStep.other ? { estimate: inStep.other, milestone: earlier } : undefined;
  // What stands beside the title and over the table depends on all of these: it comes at once, and nothing gives way to it.
  const hasArrived = useArrived(estimate, submissions, ...(earlier ? [other] : []));
  if (!hasArrived)
    return (
      <Page key="waiting" title={t.estimate}>
        <Waiting />
      </Page>
    );
  return (
    <Page
      title={t.estimate}
      actions={
        <>
          <ReportsButton milestone={milestone} milestones={milestones} />
          <VersionsButton
            versions={versions}
            onCompare={(number) => {
              setVersion(number);
              setView('changes');
            }}
          />
          {estimate.data ? (
            <MarkupsButton
              milestone={milestone}
              estimate={estimate.data}
              isLocked={submitted !== undefined}
            />
          ) : null}
          {mayWrite && estimate.data ? (
            <>
              <UploadLink milestone={milestone.id} />
              <ClearEstimate milestone={milestone} count={estimate.data.lines_count} />
              <SubmitEstimate
                milestone={milestone}
                estimate={estimate.data}
                number={(versions[0]?.number ?? 0) + 1}
              />
            </>
          ) : null}
        </>
      }
    >
      <ToolRow underTitle>
        <Select
          label={t.milestone}
          labelHidden
          value={String(milestone.id)}
          onChange={(value) => {
            setGroup(null);
            setVersion(null);
            show(Number(value));
          }}
          options={milestones.map((row) => ({
            value: String(row.id),
            label: `${row.code} ${row.name}`,
            description: `${formatDate(dayOf(row))}${row.has_estimate ? '' : t.noEstimateYet}`,
          }))}
        />
        <ToggleGroup label={t.view} options={views} value={view} onChange={setView} />
      </ToolRow>
      {submitted ? <SubmittedBanner milestone={milestone.id} version={submitted} /> : null}
      {estimate.isError && !estimate.data ? (
        <LoadError what={t.estimateLower} error={estimate.error} onRetry={() => void estimate.refetch()} />
      ) : null}
      {submissions.isError && !submissions.data ? (
        <LoadError
          what={t.submittedVersionsLower}
          error={submissions.error}
          onRetry={() => void submissions.refetch()}
        />
      ) : null}
      {estimate.isPending ? <Waiting /> : null}
      {estimate.data && view === 'changes' ? (
        <Suspense fallback={<Waiting />}>
          <MilestoneChanges
            milestone={milestone}
            earlier={earlier}
            comparable={comparable}
            onCompare={compare}
            version={version}
            versions={versions.filter(({ status }) => status === 'REPLACED')}
            onCompareVersion={setVersion}
          />
        </Suspense>
      ) : null}
      {inStep.estimate && view !== 'changes' ? (
        <>
          <EstimateTiles
            estimate={inStep.estimate}
            earlier={earlier && !other.isError ? { estimate: inStep.other, milestone: earlier } : undefined}
            area={project.target_area}
            budget={inStep.estimate.budget}
          />
          {view === 'groups' ? (
            <GroupsView
              estimate={inStep.estimate}
              milestone={milestone}
              earlier={compared}
              comparable={comparable}
              onCompare={compare}
              shown={shown}
              onOpen={(key) => {
                setGroup(key);
                setView('lines');
              }}
            />
          ) : (
            <LinesView
              key={milestone.id}
              estimate={inStep.estimate}
              isLocked={!mayWrite}
              group={group}
              onLeaveGroup={() => setGroup(null)}
            />
          )}
        </>
      ) : null}
    </Page>
  );
}

function Waiting() {
  return (
    <Stack gap={3}>
      <WaitingTiles label={t.estimateTotals} count={5} />
      <Skeleton height={480} />
    </Stack>
  );
}
