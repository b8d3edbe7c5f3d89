import { useId, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import type { IconShape } from '../../icons/shapes.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
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
}

/** One of a few, all in sight with what they mean. Arrows choose, as in every radio group. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  variant = 'list',
  direction = 'column',
  ...field
}: RadioGroupProps<Value>) {
  const name = useId();
  const disabled = field.disabledReason !== undefined;
  return (
    <Field field={field} as="span">
      {(ids) => (
        <div
          role="radiogroup"
          id={ids.id}
          className={styles.group}
          data-variant={variant}
          data-direction={direction}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          aria-required={field.required || undefined}
          aria-invalid={ids.invalid || undefined}
          aria-disabled={disabled || undefined}
          aria-readonly={field.readOnly || undefined}
        >
          {options.map((option) => (
            <Choice
              key={option.value}
              name={name}
              option={option}
              checked={option.value === value}
              disabled={disabled || option.disabledReason !== undefined}
              readOnly={field.readOnly ?? false}
              card={variant === 'cards'}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface ChoiceProps {
  name: string;
  option: RadioOption<string>;
  checked: boolean;
  disabled: boolean;
  readOnly: boolean;
  card: boolean;
  onChoose: () => void;
}

function Choice({ name, option, checked, disabled, readOnly, card, onChoose }: ChoiceProps) {
  const id = useId();
  const second = option.disabledReason ?? option.description;
  return (
    <label
      className={card ? styles.card : styles.choice}
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
    >
      <input
        type="radio"
        className={styles.mark}
        name={name}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={second === undefined ? undefined : `${id}-second`}
        aria-disabled={disabled || readOnly || undefined}
        onChange={() => {
          if (!disabled && !readOnly) onChoose();
        }}
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
