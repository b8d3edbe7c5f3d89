import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useSwitch } from 'react-aria/useSwitch';
import { useToggleState } from 'react-stately/useToggleState';
import { passesOn } from '../../private/press/passesOn.ts';
import { useReason } from '../../private/tooltip/useReason.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const disabled = disabledReason !== undefined;
  const reason = useReason(disabledReason);
  // As with Checkbox: what cannot be used keeps the focus.
  const props = { ...passesOn, isSelected: checked, isReadOnly: disabled, onChange };
  const { inputProps } = useSwitch({ ...props, children: label }, useToggleState(props), input);
  return (
    <>
      <label className={styles.row} data-disabled={disabled || undefined} {...reason.aroundProps}>
        <input
          {...mergeProps(inputProps, reason.controlProps)}
          type="checkbox"
          role="switch"
          ref={input}
          className={styles.track}
          aria-checked={checked}
          aria-readonly={undefined}
          aria-disabled={disabled || undefined}
        />
        <span className={labelHidden ? styles.hidden : undefined}>{label}</span>
      </label>
      {reason.node}
    </>
  );
}
