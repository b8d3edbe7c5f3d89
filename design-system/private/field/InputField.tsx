import {
  useRef,
  type ComponentType,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './field.css.ts';

export interface InputFieldProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** What is typed is not taken: what is around the field is not sent before it is mended. */
  unreadable?: boolean;
  /** The press that brings the focus selects all, as Tab does: what is typed next replaces the value. */
  selectsAll?: boolean;
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
  unreadable = false,
  selectsAll = false,
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
  const isFresh = useRef(false);
  const handleFocus = () => {
    isFresh.current = true;
    onFocus?.();
  };
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // A press that marked a part of the text meant that part.
    if (selectsAll && isFresh.current && input.selectionStart === input.selectionEnd) input.select();
    isFresh.current = false;
    onPress?.();
  };
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
              data-unreadable={unreadable || undefined}
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
            onClick={handleClick}
            onFocus={handleFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {end}
        </Root>
      )}
    </Field>
  );
}
