import { Icon } from '../../icons/Icon/Icon.tsx';
import { X } from '../../icons/shapes.ts';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  label: string;
  /** Shows a cross that takes it away. */
  onRemove?: (() => void) | undefined;
}

/** A tag, a scenario, one of several choices. */
export function Chip({ label, onRemove }: ChipProps) {
  const tabIndex = useTabStop();
  return (
    <span className={styles.chip} data-removable={onRemove ? true : undefined}>
      <span className={styles.label}>{label}</span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          tabIndex={tabIndex}
          aria-label={`Remove ${label}`}
          onClick={onRemove}
        >
          <Icon of={X} size="small" />
        </button>
      ) : null}
    </span>
  );
}
