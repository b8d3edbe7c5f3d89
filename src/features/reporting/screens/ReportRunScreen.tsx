import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { pageRoom } from '#domain/reporting';
import { isAppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { PaperScroll } from '../components/PaperScroll.tsx';
import { ReportPaper } from '../components/ReportPaper.tsx';
import { RunPdf } from '../components/RunPdf.tsx';
import { usePaper } from '../components/usePaper.ts';
import { readPrintable } from '../model/printable.ts';
import { toRunPaper } from '../model/runFigures.ts';
import { useMakePdf } from '../reportRunMutations.ts';
import { type ReportRun, runQuery } from '../reportingQueries.ts';
import * as styles from '../components/Reporting.css.ts';

/** A run of the archive, page by page, with the figures of its day (docs/product/reporting.md). */
export default function ReportRunScreen() {
  const projectId = useProjectId();
  const { runId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(runId) ? Number(runId) : 0;
  const query = useQuery({ ...runQuery(projectId, id), enabled: id > 0 });
  if (query.data) return <Run run={query.data} />;
  const status = isAppError(query.error) ? query.error.status : undefined;
  return (
    <Page title="Report run">
      {id === 0 || status === 404 ? (
        <EmptyState title="This run is not there" text="It was deleted, or it belongs to another project." />
      ) : status === 403 ? (
        <EmptyState title="You cannot open this run" text={query.error?.message ?? ''} />
      ) : query.isError ? (
        <LoadError what="run" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

function Run({ run }: { run: ReportRun }) {
  const { draft, layout, facts } = useMemo(() => toRunPaper(run), [run]);
  const paper = useRef<HTMLDivElement>(null);
  const makePdf = useMakePdf();
  usePaper(pageRoom(draft).millimetres);
  usePrintInLight();
  return (
    <Page
      isPaper
      title={run.report.name}
      actions={
        <>
          {run.pdf_state === 'NONE' || run.pdf_state === 'FAILED' ? (
            <Button
              busy={makePdf.isPending}
              onPress={() => {
                if (paper.current) makePdf.mutate({ run, pages: readPrintable(paper.current) });
              }}
            >
              Make PDF
            </Button>
          ) : (
            <RunPdf run={run} />
          )}
          <Button variant="primary" onPress={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <div className={styles.pageBar}>
        <span>
          {[
            `Figures as of ${formatDate(run.as_of)}`,
            run.created_by ? `run by ${personName(run.created_by)}` : undefined,
            run.page_count === 1 ? '1 page' : `${run.page_count} pages`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <div className={styles.runAlone}>
        <PaperScroll ref={paper}>
          <ReportPaper draft={draft} layout={layout} scale={0.5} facts={facts} />
        </PaperScroll>
      </div>
    </Page>
  );
}
