import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { LoadError } from '#shared/failure';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { type Estimate, groupChoicesQuery } from '../../estimateQueries.ts';
import { sheetsQuery, uploadQuery, uploadsQuery } from '../../importQueries.ts';
import * as t from '../../texts.ts';
import { EstimateDrop } from '../import/EstimateDrop.tsx';
import { Uploads } from '../import/Uploads.tsx';
import { LegacyMapper } from './LegacyMapper.tsx';

const looked = 20;

export interface LegacyUploadProps {
  milestone: DesignMilestone;
  /** What the project has now; undefined while it loads. */
  present: Estimate | undefined;
}

/** The file of a finished project: dropped, its columns named, saved. A file that was left in the middle is taken up again. */
export function LegacyUpload({ milestone, present }: LegacyUploadProps) {
  const uploads = useQuery(uploadsQuery(useProjectId(), milestone.id, looked));
  const open = uploads.data?.results.find(({ status }) => status === 'REVIEW');
  if (open && present) return <MapperOf key={open.id} id={open.id} milestone={milestone} present={present} />;
  return (
    <Box display="grid" gap={3} paddingBottom={3}>
      <Card title={t.uploadTheFinalCost}>
        <EstimateDrop milestone={milestone.id} onRead={() => void uploads.refetch()} />
      </Card>
      {uploads.data && uploads.data.count > 0 ? <Uploads milestone={milestone} /> : null}
    </Box>
  );
}

function MapperOf({ id, milestone, present }: { id: number; milestone: DesignMilestone; present: Estimate }) {
  const projectId = useProjectId();
  const kept = useQuery(uploadQuery(projectId, id));
  const file = useQuery(sheetsQuery(projectId, id));
  const groups = useQuery(groupChoicesQuery());
  const failed = [kept, file, groups].find((query) => query.isError && !query.data);
  if (kept.data && file.data && groups.data)
    return (
      <LegacyMapper
        upload={kept.data.upload}
        draft={kept.data.draft}
        file={file.data}
        groups={groups.data}
        milestone={milestone}
        present={present}
      />
    );
  return failed ? (
    <LoadError what={t.uploadedFile} error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <Skeleton height={360} />
  );
}
