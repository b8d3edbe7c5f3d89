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
  /** What shows in place of the label, which is its name then. */
  face?: string;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly ToggleOption<Value>[];
  /** Null while nothing is chosen yet. */
  value: Value | null;
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
      {options.map(({ value: own, label: name, icon, iconOnly = false, face }) => {
        const isNamed = iconOnly || face !== undefined;
        return (
          <Radio key={own} value={own} className={styles.option} {...(isNamed ? { 'aria-label': name } : {})}>
            <span className={styles.face} title={isNamed ? name : undefined}>
              {icon ? <Icon of={icon} /> : null}
              {iconOnly ? null : (face ?? name)}
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
