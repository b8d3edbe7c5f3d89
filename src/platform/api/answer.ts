/** Takes the body out of a client call: failures have already been thrown, so the body is there. */
export async function answer<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data } = await call;
  // A 204 has no body; its type says so too.
  return data as T;
}

/** The header that makes a PATCH fail with 412 where somebody else saved in between. `version` is the row's. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
