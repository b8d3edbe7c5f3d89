import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { UPLOAD_STATES } from '#domain/estimate';
import { formatMoney, formatNumber } from '#domain/money';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { dayWords } from '#shared/history';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useDiscardUpload, useRevertUpload } from '../../estimateMutations.ts';
import { type EstimateUpload, uploadsQuery } from '../../importQueries.ts';
import * as t from '../../texts.ts';
import { AcceptedFile } from './AcceptedFile.tsx';
import * as styles from './Import.css.ts';

const step = 20;

/** The files that were uploaded for a milestone: taken up again, downloaded, discarded, reverted. */
export function Uploads({ milestone }: { milestone: DesignMilestone }) {
  const projectId = useProjectId();
  const [limit, setLimit] = useState(step);
  const query = useQuery({
    ...uploadsQuery(projectId, milestone.id, limit),
    placeholderData: keepPreviousData,
  });
  const page = query.data;
  return (
    <Card title={t.uploadsForName(milestone.name)} padding="none">
      {page ? (
        <>
          {page.count === 0 ? (
            <p className={styles.nothing}>{t.noFileYetEachUpload}</p>
          ) : (
            <ul className={styles.list}>
              {page.results.map((upload) => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
            </ul>
          )}
          {page.count > page.results.length ? (
            <div className={styles.more}>
              <Button size="small" variant="quiet" onPress={() => setLimit(Math.min(limit + step, 500))}>
                {t.olderUploads}
              </Button>
            </div>
          ) : null}
        </>
      ) : query.isError ? (
        <LoadError what={t.uploads} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}

const tones: Readonly<Record<EstimateUpload['status'], Tone>> = {
  READING: 'info',
  FAILED: 'critical',
  REVIEW: 'caution',
  ACCEPTED: 'positive',
  DISCARDED: 'neutral',
};

const nameOf = (person: EstimateUpload['created_by']) =>
  person ? `${person.first_name} ${person.last_name}`.trim() || person.email : t.somebody;

function factsOf(upload: EstimateUpload): string {
  const { status, problem, lines_count: lines, amount } = upload;
  const came = `${nameOf(upload.created_by)}, ${dayWords(upload.created_at, new Date())}`;
  if (status === 'FAILED') return `${problem ?? ''} ${came}`;
  if (status !== 'ACCEPTED' || upload.accepted_at === null) return came;
  const said = `${formatNumber(lines ?? 0)} ${t.lineWord(lines ?? 0)}, ${formatMoney(amount)}`;
  return t.saidAcceptedByValueDay(said, nameOf(upload.accepted_by), dayWords(upload.accepted_at, new Date()));
}

function UploadRow({ upload }: { upload: EstimateUpload }) {
  const projectId = useProjectId();
  const discard = useDiscardUpload(projectId);
  const revert = useRevertUpload(projectId);
  const { id, file_name: name, status, change_set_id: setId } = upload;
  const review = pathTo('estimateReview', { projectId, milestoneEstimateUploadId: id });
  return (
    <li className={styles.upload}>
      <div className={styles.uploadName}>
        {status === 'REVIEW' ? <Link href={review}>{name}</Link> : <span>{name}</span>}
        <Text size="meta" tone="muted">
          {factsOf(upload)}
        </Text>
      </div>
      <StatusTag label={UPLOAD_STATES[status]} tone={tones[status]} />
      <div className={styles.uploadActions}>
        <Link href={upload.url} external label={t.downloadFileName(name)}>
          {t.download}
        </Link>
        {status === 'ACCEPTED' ? <AcceptedFile upload={upload} size="small" /> : null}
        {status === 'ACCEPTED' && setId !== null ? (
          <Button
            size="small"
            busy={revert.undoing !== undefined}
            tooltip={t.bringsTheLinesBefore}
            onPress={() => revert.undo(setId)}
          >
            {t.revert}
          </Button>
        ) : null}
        {status === 'REVIEW' || status === 'FAILED' ? (
          <Button size="small" variant="quiet" onPress={() => discard.mutate(upload)}>
            {t.discard}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
