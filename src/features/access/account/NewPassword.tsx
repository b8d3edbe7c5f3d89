import { passwordProblem, shortestPassword } from '#domain/access';
import * as t from '../texts.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** The account's address: it is no password. */
  email: string;
}

const hint = t.atLeastShortestPasswordCharacters(shortestPassword);

/** A password to be: what is wrong with it stands below as soon as it is long enough to judge. */
export function NewPassword({ label = t.password, value, onChange, email }: NewPasswordProps) {
  const isJudged = Array.from(value).length >= shortestPassword;
  return (
    <PasswordField
      name="password"
      label={label}
      isNew
      value={value}
      onChange={onChange}
      hint={hint}
      error={isJudged ? passwordProblem(value, email) : undefined}
    />
  );
}
