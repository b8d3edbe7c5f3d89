import { TokenField, type TokenFieldProps } from '../../private/tokens/TokenField.tsx';

export type TagPickerProps = TokenFieldProps;

/** Free labels: choose some, or type a new one and press Enter. */
export function TagPicker({ placeholder = 'Add a tag', ...rest }: TagPickerProps) {
  return <TokenField {...rest} placeholder={placeholder} />;
}
