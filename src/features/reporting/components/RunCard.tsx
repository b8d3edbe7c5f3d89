import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { formatGridDate } from '#domain/dates';
import type { ReportRunRow } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { closed, RemoveRun, RunMaker, runMoment, RunName } from './archiveColumns.tsx';
import { RunPdf } from './RunPdf.tsx';
import * as styles from './Reporting.css.ts';

/** What tells a run from others of its report. */
export const runLabel = ({ report, created_at: at }: ReportRunRow): string =>
  `${report.name}, ${runMoment(at)}`;

export interface RunCardProps {
  run: ReportRunRow;
  projectId: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: (run: ReportRunRow) => void;
}

/** A run in the archive where there is no room for columns; it is chosen there, too. */
export function RunCard({ run, projectId, isChosen, onChoose, onRemove }: RunCardProps) {
  return (
    <span className={styles.runCard}>
      <span className={styles.tileFoot}>
        <Checkbox label={t.selectRun(runLabel(run))} labelHidden checked={isChosen} onChange={onChoose} />
        <span className={styles.grow}>
          <RunName run={run} projectId={projectId} />
        </span>
        {run.pdf_state === 'NONE' ? null : <RunPdf run={run} />}
        <RemoveRun run={run} onRemove={onRemove} />
      </span>
      <span className={styles.oneLine}>
        {run.is_open ? run.report.description || formatGridDate(run.as_of) : closed}
      </span>
      <span className={styles.tileFoot}>
        <span className={styles.grow}>
          <RunMaker run={run} />
        </span>
        <span className={styles.quiet}>{runMoment(run.created_at)}</span>
      </span>
    </span>
  );
}
