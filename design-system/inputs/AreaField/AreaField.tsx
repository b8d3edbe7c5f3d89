import { useRef } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown } from '../../icons/shapes.ts';
import { Menu } from '../../actions/Menu/Menu.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';
import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';
import { Pressable } from '../../private/press/Pressable.tsx';
import * as styles from './AreaField.css.ts';

/** A measure an area can be written in. */
export interface AreaUnit<Unit extends string> {
  value: Unit;
  /** The short sign behind the number, e.g. "GSF". */
  label: string;
  /** The full name, e.g. "Gross square feet". */
  name: string;
  /** Decimals it is written with; 2. */
  decimals?: number;
}

export interface AreaFieldProps<Unit extends string> extends Omit<
  NumericFieldProps,
  'onChange' | 'onCommit' | 'decimals' | 'align'
> {
  units: readonly AreaUnit<Unit>[];
  /** The unit `value` is in. */
  unit: Unit;
  /** The number and its unit: typed, or the same area in another unit. */
  onChange: (value: number | null, unit: Unit) => void;
  /** The same area in another unit. */
  convert: (value: number, from: Unit, to: Unit) => number;
}

/**
 * An area with its unit. Another unit shows the same area; going back gives the very number that was typed, however often the unit
 * changes in between.
 */
export function AreaField<Unit extends string>(props: AreaFieldProps<Unit>) {
  const { units, unit, value, onChange, convert, ...rest } = props;
  const typed = useRef<{ value: number; unit: Unit; shown: number | null }>(undefined);
  const current = units.find((entry) => entry.value === unit) ?? units[0];
  const decimals = current?.decimals ?? 2;
  const blocked = rest.disabledReason !== undefined || Boolean(rest.readOnly);
  const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  const handleUnit = (next: Unit) => {
    if (next === unit) return;
    if (value === null) {
      onChange(null, next);
      return;
    }
    // What came from outside since is the new origin.
    if (typed.current?.shown !== value) typed.current = { value, unit, shown: value };
    const origin = typed.current;
    const places = units.find((entry) => entry.value === next)?.decimals ?? 2;
    const converted =
      origin.unit === next ? origin.value : Number(convert(origin.value, origin.unit, next).toFixed(places));
    typed.current = { ...origin, shown: converted };
    onChange(converted, next);
  };
  return (
    <NumericField
      {...rest}
      align="end"
      value={value}
      decimals={decimals}
      example={decimals === 0 ? '128,000' : '128,000.5'}
      format={(number) => formatter.format(number)}
      onChange={(next) => onChange(next, unit)}
      end={
        blocked || units.length < 2 ? (
          <span className={fieldStyles.unit} title={current?.name}>
            {current?.label}
          </span>
        ) : (
          <Menu
            label={`Unit of ${rest.label}`}
            placement="bottom-end"
            sections={[
              {
                id: 'units',
                items: units.map((entry) => ({
                  id: entry.value,
                  label: entry.label,
                  description: entry.name,
                  kind: 'radio',
                  checked: entry.value === unit,
                  onSelect: () => handleUnit(entry.value),
                })),
              },
            ]}
            renderTrigger={(trigger) => (
              <Pressable
                className={styles.unit}
                label={`Unit of ${rest.label}: ${current?.label ?? ''}`}
                trigger={trigger}
              >
                {current?.label}
                <Icon of={ChevronDown} size="small" />
              </Pressable>
            )}
          />
        )
      }
    />
  );
}
