import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Link2 } from '#design-system/icons/shapes.ts';
import { personName } from '#domain/people';
import { pageRoom } from '#domain/reporting';
import { isAppError } from '#platform/api';
import { pathTo, useAddress, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ChoiceChip, Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { PaperDesk } from '../components/PaperDesk.tsx';
import { ScheduleReport } from '../components/RunActions.tsx';
import { RunComparison } from '../components/RunComparison.tsx';
import { RunPdf } from '../components/RunPdf.tsx';
import { ShareDialog } from '../components/ShareDialog.tsx';
import { useOpenInAddress } from '../components/useOpenInAddress.ts';
import { useKeptFocus } from '../components/useKeptFocus.ts';
import { usePaper } from '../components/usePaper.ts';
import { asOfWords } from '../model/asOfWords.ts';
import { readPrintable } from '../model/printable.ts';
import { toRunPaper } from '../model/runFigures.ts';
import { runName } from '../model/runName.ts';
import { useMakePdf } from '../reportRunMutations.ts';
import { type ReportRun, runListQuery, runQuery } from '../reportingQueries.ts';
import * as styles from '../components/Reporting.css.ts';
import * as t from '../texts.ts';

/** A run of the archive, page by page, with the figures of its day (docs/product/reporting.md). */
export default function ReportRunScreen() {
  const projectId = useProjectId();
  const { runId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(runId) ? Number(runId) : 0;
  const query = useQuery({ ...runQuery(projectId, id), enabled: id > 0 });
  const trail = useRunTrail();
  if (query.data) return <Run run={query.data} />;
  const status = isAppError(query.error) ? query.error.status : undefined;
  return (
    <Page title={t.reportRun} trail={trail}>
      {id === 0 || status === 404 ? (
        <EmptyState title={t.runNotFound} text={t.itWasDeleted} />
      ) : status === 403 ? (
        <EmptyState title={t.youCannotOpenThisRun} text={query.error?.message ?? ''} />
      ) : query.isError ? (
        <LoadError what={t.runLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

/** The way to a run leads over the archive. */
function useRunTrail() {
  const projectId = useProjectId();
  const trail = useTrail('reportRun');
  const archive = { label: t.archive, href: `${pathTo('reports', { projectId })}?tab=archive` };
  return [...trail.slice(0, -1), archive, ...trail.slice(-1)];
}

function Run({ run }: { run: ReportRun }) {
  const { draft, layout, facts } = useMemo(() => toRunPaper(run), [run]);
  const projectId = useProjectId();
  const [address, setAddress] = useAddress();
  const against = Number(/^[1-9]\d{0,14}$/.exec(address.get('against') ?? '')?.[0] ?? 0);
  const runs = useQuery(runListQuery(projectId, { custom_report_id: run.report.id, limit: 100, offset: 0 }));
  const others = runs.data?.results.filter(({ id, is_open: isOpen }) => isOpen && id !== run.id) ?? [];
  const [isSharing, setSharing] = useOpenInAddress('share');
  const paper = useRef<HTMLDivElement>(null);
  const makePdf = useMakePdf();
  const file = useKeptFocus<HTMLSpanElement>();
  usePaper(pageRoom(draft).millimetres);
  usePrintInLight();
  return (
    <Page
      isPaper
      title={run.report.name}
      trail={useRunTrail()}
      actions={
        <>
          <span ref={file} tabIndex={-1} className={styles.file}>
            {run.pdf_state === 'NONE' || run.pdf_state === 'FAILED' ? (
              <Button
                busy={makePdf.isPending}
                onPress={() => {
                  if (paper.current) makePdf.mutate({ run, pages: readPrintable(paper.current) });
                }}
              >
                {t.makePdf}
              </Button>
            ) : (
              <RunPdf run={run} />
            )}
          </span>
          <Button icon={Link2} collapses onPress={() => setSharing(true)}>
            {t.share}
          </Button>
          <ScheduleReport reportId={run.report.id} />
          <Button variant="primary" onPress={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <div className={styles.runBar}>
        <span>
          {[
            t.figuresAsOfDate(asOfWords(facts)),
            run.created_by ? t.runByPersonName(personName(run.created_by)) : undefined,
            run.page_count === 1 ? t.page1 : t.pagesPages(run.page_count),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className={styles.grow} />
        {others.length > 0 ? (
          <ChoiceChip
            label={t.compareWith}
            choices={others.map((other) => ({ id: String(other.id), label: runName(other) }))}
            value={against > 0 ? String(against) : null}
            onChange={(id) => setAddress(id === null ? {} : { against: id }, { replace: true })}
          />
        ) : null}
      </div>
      {against > 0 && against !== run.id ? <RunComparison run={run} against={against} /> : null}
      {isSharing ? <ShareDialog run={run} onClose={() => setSharing(false)} /> : null}
      <div className={styles.runAlone}>
        <PaperDesk ref={paper} draft={draft} layout={layout} facts={facts} />
      </div>
    </Page>
  );
}
