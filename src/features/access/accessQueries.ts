import { answer, publicApi } from '#platform/api';
import type { components } from '#contract/api.ts';

export type Tenant = components['schemas']['Tenant'];

let asked: Promise<Tenant> | undefined;

/** The company of this host, asked once a page: public pages have no query cache. A failed answer is asked for again. */
export function readTenant(): Promise<Tenant> {
  asked ??= answer(publicApi.GET('/tenant')).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
