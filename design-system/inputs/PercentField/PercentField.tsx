import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';

export type PercentFieldProps = NumericFieldProps;

/** A percentage as a number of percent: 10 is 10 %. */
export function PercentField({ decimals = 2, ...rest }: PercentFieldProps) {
  const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  return (
    <NumericField
      {...rest}
      decimals={decimals}
      example="12.5"
      format={(value) => formatter.format(value)}
      end={<span className={fieldStyles.affix}>%</span>}
    />
  );
}
