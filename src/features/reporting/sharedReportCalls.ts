import type { components } from '#contract/api.ts';
import { answer, isAppError, publicApi } from '#platform/api';

type Schemas = components['schemas'];
export type SharedReport = NonNullable<Schemas['SharedReport']['report']>;

/** What a link shows; undefined where it has ended, or was never one of this company's. */
export const openShared = (token: string, password?: string): Promise<Schemas['SharedReport'] | undefined> =>
  answer(
    publicApi.POST('/shared-reports/open', {
      body: { token, ...(password !== undefined && { password }) },
    }),
  ).catch((error: unknown) => {
    if (isAppError(error, 'not_found', 'invalid')) return undefined;
    throw error;
  });

/** Says that a page is still open, or was printed; false once its link has ended. */
export const visitShared = (pass: string, isPrinted: boolean): Promise<boolean> =>
  answer(publicApi.POST('/shared-reports/visit', { body: { pass, is_printed: isPrinted } })).then(
    () => true,
    // Only the server says that a link has ended: a network that is away does not.
    (error: unknown) => !isAppError(error, 'not_found'),
  );
