import type { ComponentType, HTMLAttributes, KeyboardEvent, ReactNode, Ref, RefAttributes } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
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
  /** The part of the library that holds the text; its TextField. */
  root?: ComponentType<TextFieldProps & RefAttributes<HTMLDivElement>>;
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
  root: Root = TextField,
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
        <Root
          ref={controlRef}
          id={ids.id}
          aria-labelledby={ids.labelId}
          className={styles.control}
          validationBehavior="aria"
          type={type}
          value={text}
          onChange={onText}
          // What cannot be used keeps the focus, so that its reason can be read.
          isReadOnly={Boolean(field.readOnly) || disabled}
          isRequired={field.required ?? false}
          isInvalid={ids.invalid}
          autoComplete={autoComplete ?? 'off'}
          {...(maxLength === undefined ? {} : { maxLength })}
          render={(own) => (
            <div
              {...own}
              data-size={size}
              data-quiet={field.quiet || undefined}
              data-readonly={field.readOnly || undefined}
              data-disabled={disabled || undefined}
            />
          )}
        >
          {start}
          <Input
            {...aria}
            ref={ref}
            inputMode={inputMode}
            className={styles.input}
            data-align={align}
            data-autofocus={startsFocused || undefined}
            placeholder={placeholder}
            aria-disabled={disabled || undefined}
            aria-describedby={ids.describedBy}
            onClick={onPress}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {end}
        </Root>
      )}
    </Field>
  );
}
