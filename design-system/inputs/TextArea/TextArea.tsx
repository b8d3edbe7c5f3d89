import type { Ref } from 'react';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The focus left. */
  onCommit?: (value: string) => void;
  placeholder?: string;
  /** Lines shown when empty; it grows with the text up to twelve. */
  rows?: number;
  maxLength?: number;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows as you write. */
export function TextArea({
  value,
  onChange,
  onCommit,
  placeholder,
  rows = 2,
  maxLength,
  startsFocused,
  ref,
  ...field
}: TextAreaProps) {
  const disabled = field.disabledReason !== undefined;
  return (
    <Field field={field}>
      {(ids) => (
        <div
          className={`${fieldStyles.control} ${styles.control}`}
          data-quiet={field.quiet || undefined}
          data-readonly={field.readOnly || undefined}
          data-disabled={disabled || undefined}
          data-invalid={ids.invalid || undefined}
        >
          {/* The copy below gives the box its height: growing needs no measuring. */}
          <div className={styles.copy} aria-hidden>{`${value || placeholder || ''}\n`}</div>
          <textarea
            ref={ref}
            id={ids.id}
            className={styles.area}
            rows={rows}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            readOnly={field.readOnly || disabled}
            data-autofocus={startsFocused || undefined}
            aria-disabled={disabled || undefined}
            aria-required={field.required || undefined}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onCommit?.(value)}
          />
        </div>
      )}
    </Field>
  );
}
