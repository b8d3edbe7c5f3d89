import { ProgressBar as LibraryBar } from 'react-aria-components/ProgressBar';
import { Button } from '../../actions/Button/Button.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1; left out while the end is not known. */
  value?: number;
  /** Behind the bar, e.g. "1,284 of 3,000 lines". */
  detail?: string;
  onCancel?: () => void;
}

/** How far a long piece of work has come. */
export function ProgressBar({ label, value, detail, onCancel }: ProgressBarProps) {
  const share =
    value === undefined ? undefined : Math.max(0, Math.min(1, Number.isFinite(value) ? value : 0));
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className={styles.detail}>{detail ?? (percent === undefined ? '' : `${percent}%`)}</span>
      </div>
      <div className={styles.line}>
        <LibraryBar
          aria-label={label}
          className={styles.track}
          isIndeterminate={percent === undefined}
          {...(percent === undefined ? {} : { value: percent })}
          {...(detail === undefined ? {} : { valueLabel: detail })}
        >
          <div
            className={styles.bar}
            data-unknown={share === undefined || undefined}
            style={share === undefined ? undefined : { width: `${share * 100}%` }}
          />
        </LibraryBar>
        {onCancel ? (
          <Button size="small" variant="quiet" onPress={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}
