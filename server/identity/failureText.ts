import { errors } from 'oidc-provider';

/** Sentences that several pages share. */
export const failures = {
  expired: 'This sign-in has expired or was opened in another browser. Log in again to start a new one.',
  foreign: 'The sign-in form was sent from another site, so it was not accepted. Log in again.',
  noConnection:
    'Your company no longer signs in this way. Log in again and choose another way, or ask its administrator.',
  broken: 'Sign-in failed on our side. Nothing was changed. Wait a moment, then log in again.',
} as const;

/** What the failure page says about an error of the provider: in plain words for people, with the detail for whoever set the app up. */
export function failureText(
  out: { error: string; error_description?: string | undefined },
  error: unknown,
): string {
  if (error instanceof errors.SessionNotFound) return failures.expired;
  if (out.error === 'server_error') return failures.broken;
  return `The app asked for something that sign-in does not allow (${out.error_description ?? out.error}). Log in again.`;
}
