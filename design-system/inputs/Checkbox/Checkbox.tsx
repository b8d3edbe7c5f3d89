import { useEffect, useRef } from 'react';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** Only for screen readers. */
  labelHidden?: boolean;
  hint?: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabledReason?: string | undefined;
}

/** Yes or no, or membership in a set. */
export function Checkbox({
  label,
  labelHidden = false,
  hint,
  checked,
  mixed = false,
  onChange,
  disabledReason,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const tabIndex = useTabStop();
  const disabled = disabledReason !== undefined;
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.checkbox} data-disabled={disabled || undefined} title={disabledReason}>
      <input
        ref={input}
        type="checkbox"
        className={styles.box}
        checked={checked}
        tabIndex={tabIndex}
        aria-disabled={disabled || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.target.checked);
        }}
      />
      <span className={labelHidden ? styles.hidden : undefined}>
        {label}
        {hint === undefined ? null : <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  );
}
