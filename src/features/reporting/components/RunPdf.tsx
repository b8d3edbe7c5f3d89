import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { useProjectId } from '#shared/project';
import { useCancelPdf } from '../reportRunMutations.ts';
import { pdfJobQuery, type ReportRunRow } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

/** The PDF of a run: where it is, how far it has come, or why there is none. */
export function RunPdf({ run }: { run: ReportRunRow }) {
  const { attachment_url: url, pdf_state: state, pdf_job_id: jobId } = run;
  if (url !== null)
    return (
      <Link href={url} external label={t.downloadThePdfOfName(run.report.name)}>
        {t.download}
      </Link>
    );
  if (state === 'MAKING' && jobId !== null) return <Making jobId={jobId} />;
  if (state === 'MAKING') return <span className={styles.quiet}>{t.beingMade}</span>;
  if (state === 'FAILED')
    return jobId === null ? <span className={styles.quiet}>{t.notMade}</span> : <Failed jobId={jobId} />;
  return '-';
}

function Making({ jobId }: { jobId: number }) {
  const job = useQuery(pdfJobQuery(useProjectId(), jobId));
  const cancel = useCancelPdf();
  return (
    <span className={styles.maker} role="status">
      {`${Math.round((job.data?.progress ?? 0) * 100)}%`}
      <IconButton icon={X} size="small" label={t.cancelThePdf} onPress={() => cancel.mutate(jobId)} />
    </span>
  );
}

function Failed({ jobId }: { jobId: number }) {
  const job = useQuery(pdfJobQuery(useProjectId(), jobId));
  return (
    <span className={styles.quiet} title={job.data?.message ?? undefined}>
      {t.failedToGeneratePdf}
    </span>
  );
}
