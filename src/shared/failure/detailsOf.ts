import { isAppError } from '#platform/api';

/** What support needs to find a failure in the server's log, on lines of their own. */
export function detailsOf(what: string, error: unknown, { page, at }: { page: string; at: Date }): string {
  const known = isAppError(error)
    ? [
        `Status: ${error.status} ${error.code}`,
        error.requestId && `Request: ${error.requestId}`,
        error.detail,
      ]
    : [error instanceof Error ? error.message : undefined];
  return [`Not loaded: ${what}`, ...known, `Page: ${page}`, `Time: ${at.toISOString()}`]
    .filter(Boolean)
    .join('\n');
}
