import { NumericField, type NumericFieldProps } from '../../private/number/NumericField.tsx';

export type MoneyFieldProps = NumericFieldProps;

/** US dollars in accounting notation: `$1,234.50`, negatives as `($1,234.50)`; two decimals, up to four for unit costs. */
export function MoneyField({ decimals = 2, ...rest }: MoneyFieldProps) {
  // Whole dollars stay short; cents show as two digits as soon as there are any.
  const format = (value: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      currencySign: 'accounting',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: decimals,
    }).format(value);
  return <NumericField {...rest} decimals={decimals} example="1,234.50" format={format} />;
}
