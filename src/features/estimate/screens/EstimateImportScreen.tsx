import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
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
import { EstimateDrop } from '../components/import/EstimateDrop.tsx';
import { Uploads } from '../components/import/Uploads.tsx';
import { ImportSteps } from '../components/import/ImportSteps.tsx';
import { useMilestone } from '../components/useMilestone.ts';
import * as t from '../texts.ts';

/** The first step of an import: which milestone, which file. */
export default function EstimateImportScreen() {
  const trail = useTrail('estimateImport');
  const milestones = useQuery(milestonesQuery(useProjectId()));
  const rows = milestones.data?.results;
  if (rows?.length === 0)
    return (
      <ProjectModule
        page="estimateImport"
        heading={t.anEstimateBelongs}
        purpose={t.addTheFirstMilestone}
        needs={['milestones', 'components']}
      />
    );
  return (
    <Page title={t.importEstimate} trail={trail}>
      <ImportSteps current="upload" />
      {milestones.isError ? (
        <LoadError what={t.milestones} error={milestones.error} onRetry={() => void milestones.refetch()} />
      ) : rows ? (
        <ChooseFile milestones={rows} />
      ) : (
        <Skeleton height={240} />
      )}
    </Page>
  );
}

function ChooseFile({ milestones }: { milestones: readonly DesignMilestone[] }) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const navigate = useNavigate();
  const { milestone, show } = useMilestone(milestones);
  return (
    <Stack gap={3}>
      <Card title={t.upload}>
        <Stack gap={4}>
          <Select
            label={t.milestone}
            value={String(milestone.id)}
            onChange={(value) => show(Number(value))}
            options={milestones.map((row) => ({
              value: String(row.id),
              label: `${row.code} ${row.name}`,
              description: `${formatDate(row.actual_date ?? row.date)}${row.has_estimate ? '' : t.noEstimateYet}`,
            }))}
          />
          <EstimateDrop
            milestone={milestone.id}
            onRead={(id) =>
              void navigate(pathTo('estimateReview', { projectId, milestoneEstimateUploadId: id }))
            }
          />
          <Text size="meta" tone="muted">
            {t.nothingIsWrittenBeforeYou}
          </Text>
        </Stack>
      </Card>
      {permissions.includes('upload_estimate') ? <Uploads key={milestone.id} milestone={milestone} /> : null}
    </Stack>
  );
}
