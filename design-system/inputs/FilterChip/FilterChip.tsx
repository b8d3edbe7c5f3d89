import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { X, type IconShape } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import type { TriggerProps } from '../../private/press/press.ts';
import * as styles from './FilterChip.css.ts';

export interface FilterChipProps {
  /** What is filtered, e.g. "Status". */
  label: string;
  /** What is let through, e.g. "4 of 6"; dashed while there is none. */
  value?: string | undefined;
  icon?: IconShape;
  /** Only the icon shows while nothing is let through; the label is its name and its tooltip. */
  iconOnly?: boolean;
  /** Takes the filter away. */
  onClear?: () => void;
  /** From the Menu or Popover that sets it. */
  trigger: TriggerProps;
}

/** A filter in a tool row: opens its choices, shows what it lets through, can be cleared. */
export function FilterChip({ label, value, icon, iconOnly = false, onClear, trigger }: FilterChipProps) {
  const on = value !== undefined;
  const folded = iconOnly && !on;
  const chip = useRef<HTMLSpanElement>(null);
  const clear = () => {
    // The cross goes with the value: the focus stays on the filter.
    chip.current?.querySelector('button')?.focus();
    onClear?.();
  };
  return (
    <span ref={chip} className={styles.chip} data-on={on || undefined}>
      <Pressable
        className={styles.press}
        trigger={trigger}
        label={folded ? label : undefined}
        tooltip={folded ? label : undefined}
      >
        {icon ? <Icon of={icon} size="small" /> : null}
        {folded ? null : on ? (
          <span className={styles.words} title={`${label}: ${value}`}>
            {`${label}: ${value}`}
          </span>
        ) : (
          label
        )}
      </Pressable>
      {on && onClear ? (
        <IconButton icon={X} label={`Clear filter ${label}`} size="tiny" tooltip={false} onPress={clear} />
      ) : null}
    </span>
  );
}

/** The room of a chip while it is not known whether it is offered: those beside it stay where they are when it comes. */
export function FilterChipPlace({
  label,
  icon,
  iconOnly = false,
}: Pick<FilterChipProps, 'label' | 'icon' | 'iconOnly'>) {
  return (
    <span className={styles.place} aria-hidden="true">
      <span className={styles.press}>
        {icon ? <Icon of={icon} size="small" /> : null}
        {iconOnly ? null : label}
      </span>
    </span>
  );
}
