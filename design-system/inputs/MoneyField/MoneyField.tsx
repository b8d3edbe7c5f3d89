import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';

export interface MoneyFieldProps extends NumericFieldProps {
  /** Cents also for whole dollars: where amounts stand below each other. */
  alwaysCents?: boolean;
}

/** US dollars in accounting notation: `$1,234.50`, negatives as `($1,234.50)`; two decimals, up to four for unit costs. */
export function MoneyField({ decimals = 2, alwaysCents = false, ...rest }: MoneyFieldProps) {
  // Whole dollars stay short unless asked; cents show as two digits as soon as there are any.
  const format = (value: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      currencySign: 'accounting',
      minimumFractionDigits: Number.isInteger(value) && !alwaysCents ? 0 : 2,
      maximumFractionDigits: decimals,
    }).format(value);
  return <NumericField {...rest} decimals={decimals} example="1,234.50" format={format} />;
}
