import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Eye, EyeOff } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import * as t from '../texts.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether it is typed anew, so that the browser offers to make and keep one. */
  isNew?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A password, hidden until the eye is pressed. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      required
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={1024}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t.showLabel(field.label.toLowerCase())}
          pressed={shown}
          size="small"
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
