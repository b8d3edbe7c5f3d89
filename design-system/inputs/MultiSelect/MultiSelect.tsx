import { TokenField, type TokenFieldProps } from '../../private/tokens/TokenField.tsx';

export type MultiSelectProps = TokenFieldProps;

/** Several of a list, shown as chips; values that are not among the options are dropped. With `onCreate` new ones can be typed. */
export function MultiSelect({ placeholder = 'Select...', ...rest }: MultiSelectProps) {
  return <TokenField {...rest} placeholder={placeholder} />;
}
