import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Download, X } from '#design-system/icons/shapes.ts';
import { useProjectId } from '#shared/project';
import { useCancelPdf } from '../reportRunMutations.ts';
import { pdfJobQuery, type ReportRunRow } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

/** Bytes as they are said of files, one decimal. */
export const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_048_576).toFixed(1);

/** The PDF of a run: where it is, how large or how far it has come, or why there is none. */
export function RunPdf({ run, showsSize = false }: { run: ReportRunRow; showsSize?: boolean }) {
  const { attachment_url: url, pdf_state: state, pdf_job_id: jobId, pdf_size: size } = run;
  if (url !== null)
    return showsSize && size !== null ? (
      <span className={styles.maker}>
        <Link
          href={url}
          external
          label={t.downloadThePdfOfSize(run.report.name, t.sizeOfPdf(megabytes(size)))}
        >
          <span className={styles.maker}>
            <Icon of={Download} size="small" />
            {t.pdf}
          </span>
        </Link>
        <span className={styles.quiet}>{t.sizeOfPdf(megabytes(size))}</span>
      </span>
    ) : (
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
