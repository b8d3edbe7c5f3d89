import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '../../icons/Icon/Icon.tsx';
import type { IconShape } from '../../icons/shapes.ts';
import * as styles from './ToggleGroup.css.ts';

/** One of the choices that exclude each other. */
export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
  /** Only the icon shows; the label is its name. */
  iconOnly?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all visible at once. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={styles.group}
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className={styles.option}
          {...(option.iconOnly ? { 'aria-label': option.label } : {})}
        >
          <span className={styles.face} title={option.iconOnly ? option.label : undefined}>
            {option.icon ? <Icon of={option.icon} /> : null}
            {option.iconOnly ? null : option.label}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
