import { isAppError } from '#platform/api';
import * as t from './texts.ts';

/** What support needs to find a failure in the server's log, on lines of their own. */
export function detailsOf(what: string, error: unknown, { page, at }: { page: string; at: Date }): string {
  const known = isAppError(error)
    ? [
        t.statusStatusCode(error.status, error.code),
        error.requestId && t.requestRequestId(error.requestId),
        error.detail,
      ]
    : [error instanceof Error ? error.message : undefined];
  return [t.notLoadedWhat(what), ...known, t.pagePage(page), t.timeToISO(at.toISOString())]
    .filter(Boolean)
    .join('\n');
}
