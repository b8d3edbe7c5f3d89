import type { components } from '#contract/api.ts';
import { answer, isAppError, publicApi } from '#platform/api';

export type Link = components['schemas']['Link'];

/** What a mailed link is good for; undefined where it was never one of this company's. */
export const readLink = (token: string): Promise<Link | undefined> =>
  answer(publicApi.POST('/users/link', { body: { token } })).catch((error: unknown) => {
    if (isAppError(error, 'not_found', 'invalid')) return undefined;
    throw error;
  });

export const renewLink = (token: string): Promise<unknown> =>
  answer(publicApi.POST('/users/link/renew', { body: { token } }));

export const completeSignUp = (body: components['schemas']['SignUp']) =>
  answer(publicApi.POST('/users/complete', { body }));

export const setPassword = (body: components['schemas']['PasswordReset']) =>
  answer(publicApi.POST('/users/password', { body }));

export const requestPassword = (email: string): Promise<unknown> =>
  answer(publicApi.POST('/users/password/forgot', { body: { email } }));
