import { passwordProblem } from '#domain/access';
import * as t from '../texts.ts';

interface NewAccount {
  first_name: string;
  last_name: string;
  password: string;
}

/** What a new account still lacks, by field; the server asks for the same. */
export function newAccountErrors(account: NewAccount, email: string): Record<string, string[]> {
  const problem = passwordProblem(account.password, email);
  return {
    ...(account.first_name.trim() ? {} : { first_name: [t.enterYourFirstName] }),
    ...(account.last_name.trim() ? {} : { last_name: [t.enterYourLastName] }),
    ...(problem ? { password: [problem] } : {}),
  };
}
