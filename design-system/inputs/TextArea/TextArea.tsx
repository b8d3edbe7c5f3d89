import type { Ref } from 'react';
import { TextArea as LibraryTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
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
        <TextField
          id={ids.id}
          aria-labelledby={ids.labelId}
          className={`${fieldStyles.control} ${styles.control}`}
          validationBehavior="aria"
          value={value}
          onChange={onChange}
          isReadOnly={Boolean(field.readOnly) || disabled}
          isRequired={field.required ?? false}
          isInvalid={ids.invalid}
          {...(maxLength === undefined ? {} : { maxLength })}
          render={(own) => (
            <div
              {...own}
              data-quiet={field.quiet || undefined}
              data-readonly={field.readOnly || undefined}
              data-disabled={disabled || undefined}
            />
          )}
        >
          {/* The copy below gives the box its height: growing needs no measuring. */}
          <div className={styles.copy} aria-hidden>{`${value || placeholder || ''}\n`}</div>
          <LibraryTextArea
            ref={ref}
            className={styles.area}
            rows={rows}
            placeholder={placeholder}
            data-autofocus={startsFocused || undefined}
            aria-disabled={disabled || undefined}
            aria-describedby={ids.describedBy}
            onBlur={() => onCommit?.(value)}
          />
        </TextField>
      )}
    </Field>
  );
}
