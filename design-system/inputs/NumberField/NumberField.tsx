import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';

export interface NumberFieldProps extends NumericFieldProps {
  /** Stands behind the number, e.g. "GSF". */
  unit?: string;
}

/** A plain number with grouped thousands; four decimals unless told otherwise. */
export function NumberField({ unit, decimals = 4, ...rest }: NumberFieldProps) {
  const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  return (
    <NumericField
      {...rest}
      decimals={decimals}
      example={decimals === 0 ? '1,234' : '1,234.5'}
      format={(value) => formatter.format(value).replace(/^-(.*)$/, '($1)')}
      end={unit === undefined ? undefined : <span className={fieldStyles.unit}>{unit}</span>}
    />
  );
}
