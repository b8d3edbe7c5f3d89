import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { isAppError } from '#platform/api';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { type CustomReport, reportQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';

/** How long somebody is left to see that a report is gone, ms. */
const leaveAfter = 100;

/** The report of the address; one that is not there leads back to the list. */
export function ReportRoom({
  page,
  children,
}: {
  page: 'report' | 'runReport';
  children: (report: CustomReport) => ReactNode;
}) {
  const trail = useTrail(page);
  const projectId = useProjectId();
  const { reportId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(reportId) ? Number(reportId) : 0;
  const query = useQuery({ ...reportQuery(projectId, id), enabled: id > 0 });
  const go = useNavigate();
  const { show } = useToasts();
  const isGone = id === 0 || (isAppError(query.error) && query.error.status === 404);
  useEffect(() => {
    if (!isGone) return undefined;
    const timer = setTimeout(() => {
      show({ tone: 'critical', title: t.reportNotFound });
      void go(pathTo('reports', { projectId }), { replace: true });
    }, leaveAfter);
    return () => clearTimeout(timer);
  }, [isGone, go, projectId, show]);
  if (query.data) return children(query.data);
  return (
    <Page title={t.report} trail={trail}>
      {query.isError && !isGone ? (
        <LoadError what={t.reportLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}
