import * as styles from './Switch.css.ts';

export interface SwitchProps {
  label: string;
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabledReason?: string | undefined;
}

/** On or off, at once, without a save button. */
export function Switch({ label, labelHidden = false, checked, onChange, disabledReason }: SwitchProps) {
  const disabled = disabledReason !== undefined;
  return (
    <label className={styles.row} data-disabled={disabled || undefined} title={disabledReason}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.target.checked);
        }}
      />
      <span className={labelHidden ? styles.hidden : undefined}>{label}</span>
    </label>
  );
}
