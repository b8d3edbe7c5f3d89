import { FILE_MESSAGES } from '#domain/files';
import { type AppError, isAppError } from '#platform/api';

/** The server looked at the file and does not take it; every other failure may pass with another try. */
const refusals: ReadonlySet<AppError['kind']> = new Set([
  'invalid',
  'forbidden',
  'conflict',
  'too_large',
  'rule',
]);

/** What a file's row says of an upload that failed: a refusal begins with the words that all refusals begin with. */
export function uploadProblem(error: unknown, otherwise = ''): string {
  if (!(error instanceof Error)) return otherwise;
  const isRefused = !isAppError(error) || refusals.has(error.kind);
  return isRefused ? `${FILE_MESSAGES.refused} ${error.message}` : error.message;
}
