import { use, useId, useRef, type ReactNode } from 'react';
import { RadioGroup as LibraryRadioGroup, RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import { useRadio } from 'react-aria/useRadioGroup';
import { Icon } from '../../icons/Icon/Icon.tsx';
import type { IconShape } from '../../icons/shapes.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { passesOn } from '../../private/press/passesOn.ts';
import * as styles from './RadioGroup.css.ts';

/** One of the choices that exclude each other. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, on a second line. */
  description?: string;
  icon?: IconShape;
  /** Free content at the end of a card: a price, a tag. */
  end?: ReactNode;
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `cards` gives each choice a frame of its own: few choices whose meaning has to be read. */
  variant?: 'list' | 'cards';
  /** `row` sets them beside each other while there is room. */
  direction?: 'column' | 'row';
  /** The chosen one has the focus when what is around it opens, or comes in place of something else. */
  startsFocused?: boolean;
}

/** One of a few, all in sight with what they mean. Arrows choose, as in every radio group. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  variant = 'list',
  direction = 'column',
  startsFocused = false,
  ...field
}: RadioGroupProps<Value>) {
  const disabled = field.disabledReason !== undefined;
  const blocked = disabled || Boolean(field.readOnly);
  const handleChange = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option && option.disabledReason === undefined && next !== value) onChange(option.value);
  };
  return (
    <Field field={field} as="span">
      {(ids) => (
        <LibraryRadioGroup
          id={ids.id}
          aria-labelledby={ids.labelId}
          {...(ids.describedBy === undefined ? {} : { 'aria-describedby': ids.describedBy })}
          className={styles.group}
          data-variant={variant}
          data-direction={direction}
          validationBehavior="aria"
          value={value}
          isRequired={field.required ?? false}
          isInvalid={ids.invalid}
          isReadOnly={blocked}
          onChange={handleChange}
          render={(own) => (
            <div
              {...own}
              aria-disabled={disabled || undefined}
              aria-readonly={field.readOnly || undefined}
              aria-describedby={ids.describedBy}
            />
          )}
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              option={option}
              disabled={disabled || option.disabledReason !== undefined}
              readOnly={field.readOnly ?? false}
              card={variant === 'cards'}
              startsFocused={startsFocused}
            />
          ))}
        </LibraryRadioGroup>
      )}
    </Field>
  );
}

interface ChoiceProps {
  option: RadioOption<string>;
  disabled: boolean;
  readOnly: boolean;
  card: boolean;
  startsFocused: boolean;
}

function Choice({ option, disabled, readOnly, card, startsFocused }: ChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const state = use(RadioGroupStateContext);
  if (!state) throw new Error('A choice stands in a radio group');
  // One that cannot be chosen keeps the focus, so that its reason can be read; the group does not take it.
  const { inputProps, isSelected } = useRadio(
    { ...passesOn, value: option.value, children: option.label },
    state,
    input,
  );
  const second = option.disabledReason ?? option.description;
  return (
    <label
      className={card ? styles.card : styles.choice}
      data-checked={isSelected || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
    >
      <input
        {...inputProps}
        ref={input}
        className={styles.mark}
        data-autofocus={(startsFocused && isSelected) || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={second === undefined ? undefined : `${id}-second`}
        aria-disabled={disabled || readOnly || undefined}
      />
      {option.icon ? <Icon of={option.icon} tone="muted" /> : null}
      <span className={styles.text}>
        <span id={`${id}-label`}>{option.label}</span>
        {second === undefined ? null : (
          <small id={`${id}-second`} className={styles.second}>
            {second}
          </small>
        )}
      </span>
      {option.end}
    </label>
  );
}
