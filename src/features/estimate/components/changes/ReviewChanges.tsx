import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { LoadError } from '#shared/failure';
import { useProject, useProjectId } from '#shared/project';
import { previewContainedQuery, previewDifferenceQuery } from '../../estimateQueries.ts';
import { toNewLines } from '../../model/importDraft.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import * as t from '../../texts.ts';
import { ChangesView } from './ChangesView.tsx';
import { ContainedList, SaidOf } from './ContainedItems.tsx';

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
  const { permissions } = useProject();
  const input = { milestone_id: milestone, against, creates };
  const difference = useQuery(previewDifferenceQuery(projectId, input));
  const contained = useQuery({
    ...previewContainedQuery(projectId, input),
    enabled: permissions.includes('foresite_access'),
  });
  if (difference.data)
    return (
      <ChangesView
        difference={difference.data}
        aside={
          contained.data ? (
            <ContainedList
              rows={contained.data.results}
              note={contained.data.results.some(({ state }) => state === null) ? t.confirmLater : ''}
              renderActions={(row) => (row.state === null ? null : <SaidOf row={row} />)}
            />
          ) : null
        }
      />
    );
  return difference.isError ? (
    <LoadError what={t.differenceLower} error={difference.error} onRetry={() => void difference.refetch()} />
  ) : (
    <Skeleton height={480} />
  );
}
