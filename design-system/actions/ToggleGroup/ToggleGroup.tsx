import { useRef, type KeyboardEvent } from 'react';
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

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One of a few, all visible at once. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = options.findIndex((option) => option.value === value);
    const next = (index + step + options.length) % options.length;
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    root.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div
      ref={root}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={styles.group}
      onKeyDown={handleKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={styles.option}
          aria-checked={option.value === value}
          aria-label={option.iconOnly ? option.label : undefined}
          title={option.iconOnly ? option.label : undefined}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.icon ? <Icon of={option.icon} /> : null}
          {option.iconOnly ? null : option.label}
        </button>
      ))}
    </div>
  );
}
