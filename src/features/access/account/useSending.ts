import { useState } from 'react';
import { isAppError } from '#platform/api';
import * as t from '../texts.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** What a form on a public page needs around its call: whether it is under way, and what the server said against it. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const send = async (call: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await call();
    } catch (error) {
      setErrors(errorsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, setErrors, send };
}

/** The server's messages by field; one that belongs to no field stands above the form. */
export function errorsOf(error: unknown): Errors {
  if (!isAppError(error)) return { form: [t.somethingUnexpectedHappenedTryAgain] };
  return Object.keys(error.fields).length > 0 ? error.fields : { form: [error.message] };
}
