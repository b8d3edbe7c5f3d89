import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import type { CellProblem } from './gridEditing.ts';
import type { PasteProgress, PasteReport } from './usePaste.ts';
import * as styles from './editing.css.ts';

export interface EditStripProps {
  progress: PasteProgress | undefined;
  onStop: () => void;
  /** A paste that did not take everything. */
  report: PasteReport | undefined;
  onDismiss: () => void;
  problems: readonly CellProblem[];
  nameOf: (key: string, column: string) => string;
  onGoTo: (key: string, column: string) => void;
}

/** Reasons listed one by one; more of them say nothing new. */
const longestReport = 200;

/** Below the rows of an editable grid: how far a paste is, what it left out, and the cells that need attention. */
export function EditStrip({ progress, onStop, report, onDismiss, problems, nameOf, onGoTo }: EditStripProps) {
  const [open, setOpen] = useState(false);
  if (progress)
    return (
      <div className={styles.strip}>
        <span className={styles.stripText}>
          <ProgressBar value={progress.share} label={progress.label} onCancel={onStop} />
        </span>
      </div>
    );
  const blocked = (report?.problems ?? []).filter(({ kind }) => kind === 'blocked');
  if (!report && problems.length === 0) return null;
  const count = problems.length + blocked.length;
  return (
    <div className={styles.strip} role="group" aria-label="Problems">
      <span className={styles.stripText}>
        {report ? report.summary : `${count} ${count === 1 ? 'cell needs' : 'cells need'} attention.`}
      </span>
      {count > 0 ? (
        <Button variant="quiet" size="small" onPress={() => setOpen(!open)}>
          {open ? 'Hide list' : 'Show list'}
        </Button>
      ) : null}
      {report ? (
        <Button variant="quiet" size="small" onPress={onDismiss}>
          Dismiss
        </Button>
      ) : null}
      {open ? (
        <ul className={styles.problems} aria-label="Cells that need attention">
          {problems.map(({ key, column, message }) => (
            <li key={`${key} ${column}`}>
              <button type="button" className={styles.problem} onClick={() => onGoTo(key, column)}>
                {`${nameOf(key, column)}: ${message}`}
              </button>
            </li>
          ))}
          {blocked.slice(0, longestReport).map(({ row, column, reason, text }) => (
            <li key={`${row} ${column}`} className={styles.blocked}>
              {`${column}, row ${row}: "${text}" was not pasted. ${reason}`}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
