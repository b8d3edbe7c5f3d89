import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useToggleState } from 'react-stately/useToggleState';
import { passesOn } from '../../private/press/passesOn.ts';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';
import { useReason } from '../../private/tooltip/useReason.tsx';
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
  const reason = useReason(disabledReason);
  // What cannot be used keeps the focus, so that its reason can be read: read only for the library, disabled for everybody else.
  const props = { ...passesOn, isSelected: checked, isReadOnly: disabled, onChange };
  const { inputProps } = useCheckbox(
    { ...props, isIndeterminate: mixed, children: label },
    useToggleState(props),
    input,
  );
  return (
    <>
      <label
        className={styles.checkbox}
        data-disabled={disabled || undefined}
        data-bare={labelHidden || undefined}
        {...reason.aroundProps}
      >
        <input
          {...mergeProps(inputProps, reason.controlProps)}
          ref={input}
          className={styles.box}
          tabIndex={tabIndex}
          aria-readonly={undefined}
          aria-disabled={disabled || undefined}
        />
        <span className={labelHidden ? styles.hidden : undefined}>
          {label}
          {hint === undefined ? null : <small className={styles.hint}>{hint}</small>}
        </span>
      </label>
      {reason.node}
    </>
  );
}
