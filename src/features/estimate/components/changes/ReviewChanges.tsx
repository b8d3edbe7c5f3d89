import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { previewDifferenceQuery } from '../../estimateQueries.ts';
import { toNewLines } from '../../model/importDraft.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import { ChangesView } from './ChangesView.tsx';

export interface ReviewChangesProps {
  milestone: number;
  against: number;
  /** The rows that could be accepted as they stand. */
  rows: readonly LineRow[];
}

/** What the lines of an upload would change, before they are accepted. */
export default function ReviewChanges({ milestone, against, rows }: ReviewChangesProps) {
  const projectId = useProjectId();
  const creates = useMemo(() => toNewLines(rows), [rows]);
  const difference = useQuery(
    previewDifferenceQuery(projectId, { milestone_id: milestone, against, creates }),
  );
  if (difference.data) return <ChangesView difference={difference.data} />;
  return difference.isError ? (
    <LoadError what="difference" error={difference.error} onRetry={() => void difference.refetch()} />
  ) : (
    <Skeleton height={480} />
  );
}
