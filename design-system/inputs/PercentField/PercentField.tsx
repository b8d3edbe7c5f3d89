import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';

export interface PercentFieldProps extends NumericFieldProps {
  /** Stands behind the number where the sign alone does not say enough, e.g. "% lower". */
  unit?: string;
}

/** A percentage as a number of percent: 10 is 10 %. */
export function PercentField({ decimals = 2, unit = '%', ...rest }: PercentFieldProps) {
  const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  return (
    <NumericField
      {...rest}
      decimals={decimals}
      example="12.5"
      format={(value) => formatter.format(value)}
      end={<span className={fieldStyles.affix}>{unit}</span>}
    />
  );
}
