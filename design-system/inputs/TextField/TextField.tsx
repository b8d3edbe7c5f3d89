import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { InputField } from '../../private/field/InputField.tsx';
import type { FieldProps } from '../../private/field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed or the focus left. */
  onCommit?: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  placeholder?: string;
  autoComplete?: string;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
  maxLength?: number;
  size?: 'medium' | 'small';
  /** Unit or icon inside the edge. */
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ value, onChange, onCommit, ...rest }: TextFieldProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit?.(value);
  };
  return (
    <InputField
      {...rest}
      text={value}
      onText={onChange}
      onBlur={() => onCommit?.(value)}
      onKeyDown={handleKeyDown}
    />
  );
}
