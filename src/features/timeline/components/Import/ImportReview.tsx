import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { scheduleReviewQuery, type ScheduleReview, useAcceptSchedule } from '../../importQueries.ts';
import { summaryOf } from '../../model/importSummary.ts';
import * as t from '../../texts.ts';
import { ImportLines } from './ImportLines.tsx';

export interface ImportReviewProps {
  jobId: number;
  onBack: () => void;
  onClose: () => void;
}

/** What a schedule changes on the timeline, and what of it is not taken over, before it is accepted. */
export function ImportReview({ jobId, onBack, onClose }: ImportReviewProps) {
  const projectId = useProjectId();
  const [keepsGone, setKeepsGone] = useState(false);
  const review = useQuery({
    ...scheduleReviewQuery(projectId, jobId, keepsGone),
    placeholderData: keepPreviousData,
  });
  const accept = useAcceptSchedule(projectId, jobId);
  const { data } = review;
  const changesNothing = data !== undefined && summaryOf(data, keepsGone).length === 0;
  return (
    <Dialog
      title={data ? t.importName(data.name) : t.importASchedule}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onBack}>{t.chooseAnotherFile}</Button>
          <Button
            variant="primary"
            busy={accept.isPending}
            onPress={() => {
              if (data) accept.mutate({ keepsGone, name: data.name }, { onSuccess: onClose });
            }}
            {...(!data && { disabledReason: t.theScheduleIsBeingCompared })}
            {...(data?.problem && { disabledReason: data.problem })}
            {...(changesNothing && { disabledReason: t.theTimelineIsLike })}
          >
            {t.accept}
          </Button>
        </>
      }
    >
      {review.error ? (
        <LoadError what={t.theReview} error={review.error} onRetry={() => void review.refetch()} />
      ) : !data ? (
        <Skeleton height={320} />
      ) : (
        <Stack gap={4}>
          {accept.error ? <Banner tone="critical">{accept.error.message}</Banner> : null}
          {data.problem ? <Banner tone="critical">{data.problem}</Banner> : null}
          <Found review={data} keepsGone={keepsGone} />
          {data.left_out.length > 0 ? <LeftOut review={data} /> : null}
          {data.gone > 0 ? (
            <Checkbox
              label={t.removeValueThatTheFile(
                data.gone === 1 ? t.theActivity : t.theGoneActivities(data.gone),
              )}
              checked={!keepsGone}
              onChange={(removes) => setKeepsGone(!removes)}
            />
          ) : null}
          {data.lines.length > 0 ? <ImportLines lines={data.lines} keepsGone={keepsGone} /> : null}
        </Stack>
      )}
    </Dialog>
  );
}

function Found({ review, keepsGone }: { review: ScheduleReview; keepsGone: boolean }) {
  const { tool, file_name: fileName, activities, links, pushed } = review;
  const summary = summaryOf(review, keepsGone);
  const first = pushed
    .slice(0, 3)
    .map(({ code, days }) => t.codeByAbsValue(code, Math.abs(days), t.dayWord(Math.abs(days))));
  return (
    <Stack gap={1}>
      <Text tone="muted" size="meta">
        {t.fileNameToolActivitiesActivities(
          fileName,
          tool,
          activities.toLocaleString('en-US'),
          links.toLocaleString('en-US'),
        )}
      </Text>
      <Text weight="strong">{summary.length === 0 ? t.theTimelineIsLike : summary.join(', ')}</Text>
      {pushed.length > 0 ? (
        <Text>
          {t.alsoMovesListValue(
            first.join(', '),
            pushed.length > 3 ? t.andLengthMore(pushed.length - 3) : '',
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

function LeftOut({ review }: { review: ScheduleReview }) {
  return (
    <Banner tone="caution">
      <Text weight="strong">{t.notImportedAs}</Text>
      <ul>
        {review.left_out.map(({ what, count, names }) => (
          <li key={what}>
            {`${what}: ${count.toLocaleString('en-US')}`}
            {names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', ...' : ''})` : ''}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
