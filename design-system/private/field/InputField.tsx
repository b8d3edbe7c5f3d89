import type { ChangeEvent, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './field.css.ts';

export interface InputFieldProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** A press anywhere on the control. */
  onPress?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  type?: 'text' | 'search' | 'email' | 'password' | 'url' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean | undefined;
  maxLength?: number | undefined;
  align?: 'start' | 'end';
  size?: 'medium' | 'small';
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  controlRef?: Ref<HTMLDivElement> | undefined;
  /** Combobox roles and the like. */
  aria?: Record<string, string | boolean | undefined>;
}

/** One text line with edge, label and message: the base of every typed input. */
export function InputField({
  text,
  onText,
  start,
  end,
  align = 'start',
  size = 'medium',
  type = 'text',
  aria,
  controlRef,
  startsFocused,
  ...rest
}: InputFieldProps) {
  const {
    ref,
    onPress,
    onFocus,
    onBlur,
    onKeyDown,
    inputMode,
    placeholder,
    autoComplete,
    maxLength,
    ...field
  } = rest;
  const disabled = field.disabledReason !== undefined;
  return (
    <Field field={field}>
      {(ids) => (
        <div
          ref={controlRef}
          className={styles.control}
          data-size={size}
          data-quiet={field.quiet || undefined}
          data-readonly={field.readOnly || undefined}
          data-disabled={disabled || undefined}
          data-invalid={ids.invalid || undefined}
        >
          {start}
          <input
            {...aria}
            ref={ref}
            id={ids.id}
            type={type}
            inputMode={inputMode}
            className={styles.input}
            data-align={align}
            data-autofocus={startsFocused || undefined}
            value={text}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            maxLength={maxLength}
            readOnly={field.readOnly || disabled}
            aria-disabled={disabled || undefined}
            aria-required={field.required || undefined}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
            onClick={onPress}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
