import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ProjectModule } from '#shared/module';
import { Page } from '#shared/page';
import { type DesignMilestone, milestonesQuery, useProject, useProjectId } from '#shared/project';
import { Uploads } from '../components/import/Uploads.tsx';
import { ImportSteps } from '../components/import/ImportSteps.tsx';
import { useMilestone } from '../components/useMilestone.ts';
import { readEstimateFile, uploadKeys } from '../importQueries.ts';

/** The first step of an import: which milestone, which file. */
export default function EstimateImportScreen() {
  const trail = useTrail('estimateImport');
  const milestones = useQuery(milestonesQuery(useProjectId()));
  const rows = milestones.data?.results;
  if (rows?.length === 0)
    return (
      <ProjectModule
        page="estimateImport"
        heading="An estimate belongs to a design milestone"
        purpose="Add the first milestone on the timeline, then upload its estimate here."
        needs={['milestones', 'components']}
      />
    );
  return (
    <Page title="Import estimate" trail={trail}>
      <ImportSteps current="upload" />
      {milestones.isError ? (
        <LoadError what="milestones" error={milestones.error} onRetry={() => void milestones.refetch()} />
      ) : rows ? (
        <ChooseFile milestones={rows} />
      ) : (
        <Skeleton height={240} />
      )}
    </Page>
  );
}

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1 };

function ChooseFile({ milestones }: { milestones: readonly DesignMilestone[] }) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { milestone, show } = useMilestone(milestones);
  const [file, setFile] = useState<ListedFile>();
  const stop = useRef<AbortController>(undefined);
  const forget = () => {
    stop.current?.abort();
    setFile(undefined);
  };
  const read = async (chosen: File) => {
    const own = new AbortController();
    stop.current = own;
    const listed = { id: 'estimate', name: chosen.name, size: chosen.size };
    const report = (progress: number) => setFile({ ...listed, state: 'uploading', progress });
    report(0);
    try {
      const id = await readEstimateFile({ projectId, milestone: milestone.id }, chosen, {
        signal: own.signal,
        onSent: (share) => report(share / 2),
        onProgress: ({ progress }) => report(0.5 + progress / 2),
      });
      // Its own events are not read: whoever comes back to the list finds it there.
      void client.invalidateQueries({ queryKey: uploadKeys.list(projectId) });
      if (own.signal.aborted) return;
      const address = pathTo('estimateReview', { projectId, milestoneEstimateUploadId: id });
      void navigate(address);
    } catch (error) {
      if (own.signal.aborted) return;
      setFile({
        ...listed,
        state: 'failed',
        problem: error instanceof Error ? error.message : 'The file could not be read. Choose it again.',
      });
    }
  };
  return (
    <Stack gap={3}>
      <Card title="Upload">
        <Stack gap={4}>
          <Select
            label="Milestone"
            value={String(milestone.id)}
            onChange={(value) => show(Number(value))}
            options={milestones.map((row) => ({
              value: String(row.id),
              label: `${row.code} ${row.name}`,
              description: `${formatDate(row.actual_date ?? row.date)}${row.has_estimate ? '' : ', no estimate yet'}`,
            }))}
          />
          <FileDrop
            label="Estimate"
            hint="Excel or CSV, as your estimating tool writes it. Headers, sections and totals are found for you."
            rules={rules}
            typeMessage="The file format is not compatible"
            files={file ? [file] : []}
            onAdd={([chosen]) => {
              if (chosen) void read(chosen);
            }}
            onRemove={forget}
            onCancel={forget}
            {...(!permissions.includes('upload_estimate') && {
              disabledReason: 'Uploading needs the permission to upload estimates',
            })}
          />
          <Text size="meta" tone="muted">
            Nothing is written before you accept.
          </Text>
        </Stack>
      </Card>
      {permissions.includes('upload_estimate') ? <Uploads key={milestone.id} milestone={milestone} /> : null}
    </Stack>
  );
}
