import { publicApi } from './client.ts';

/** Whether the server answers at all; a refusal is an answer too. */
export async function isReachable(): Promise<boolean> {
  return publicApi.GET('/tenant').then(
    () => true,
    (failure: unknown) => failure instanceof Error && 'status' in failure && Number(failure.status) > 0,
  );
}
