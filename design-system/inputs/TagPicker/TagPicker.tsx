import { TokenField, type TokenFieldProps } from '../../private/tokens/TokenField.tsx';

export interface TagPickerProps extends TokenFieldProps {
  /** Creates a tag of the typed name when no option has it, case aside; leave out where tags cannot be made. */
  onCreate?: ((name: string) => void) | undefined;
}

/** Free labels: choose some, or type a new one and press Enter. */
export function TagPicker({ placeholder = 'Add a tag', ...rest }: TagPickerProps) {
  return <TokenField {...rest} placeholder={placeholder} />;
}
