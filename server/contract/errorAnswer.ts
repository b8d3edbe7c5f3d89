import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RuleError } from '#domain/errors';
import { DatabaseError, type DatabaseProblem } from '#server/database/databaseError.ts';
import {
  AlreadyUndoneError,
  MissingRowError,
  StaleRowError,
  UndoConflictError,
} from '#server/services/changes/changeErrors.ts';
import {
  ApiError,
  conflict,
  type ErrorBody,
  type FieldConflict,
  internal,
  invalid,
  notFound,
  ruleRefused,
  stale,
  storageFull,
  tooLarge,
  unavailable,
  unsupportedType,
} from './errors.ts';

/** What each way a statement can fail means to the caller. */
const databaseAnswers: Record<DatabaseProblem, (error: DatabaseError) => ApiError> = {
  duplicate: (error) => conflict(error.message),
  missing_reference: (error) => conflict(error.message),
  busy: (error) => new ApiError('conflict', error.message, {}, { 'retry-after': '1' }, error),
  invalid: (error) => invalid(error.message),
  timeout: (error) => unavailable(error.message, error),
  storage_full: storageFull,
  unavailable: (error) => unavailable(error.message, error),
  denied: internal,
};

/** What each of the router's own refusals means, by its code. */
const routerAnswers: Record<string, (bodyLimit: number) => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedType('application/json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => invalid('The body is shorter or longer than its header says.'),
  FST_ERR_BAD_URL: () =>
    invalid('The address holds characters that cannot be read. Correct it and try again.'),
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

function fromChanges(error: unknown): ApiError | undefined {
  if (error instanceof StaleRowError) {
    return stale({ ...error.current.fields, id: error.id, version: error.current.version });
  }
  if (error instanceof MissingRowError) return notFound();
  if (error instanceof AlreadyUndoneError) return conflict(error.message);
  if (error instanceof UndoConflictError) {
    const fields = error.conflicts as readonly FieldConflict[];
    return conflict(error.message, undefined, [...fields]);
  }
  return undefined;
}

/** The one answer that any failure stands for. What is not known here is ours: 500, and nothing of it is shown. */
function toApiError(error: unknown, bodyLimit: number): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RuleError) return ruleRefused(error.message, error.fields);
  if (error instanceof DatabaseError) return databaseAnswers[error.problem](error);
  const known = fromChanges(error);
  if (known) return known;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull(error);
  const answer = code === undefined ? undefined : routerAnswers[code];
  if (answer) return answer(bodyLimit);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalid('The request could not be read. Correct it and send it again.');
  }
  return internal(error);
}

/** The body of a refusal; only failures of ours carry the request's id, so that equal refusals are equal bytes. */
function bodyOf(error: ApiError, requestId: string): ErrorBody {
  return {
    code: error.code,
    ...(error.message === '' ? {} : { message: error.message }),
    ...error.body,
    ...(error.reportable ? { request_id: requestId } : {}),
  };
}

/** Writes a refusal, and reports what is ours to repair. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toApiError(error, request.routeOptions.bodyLimit ?? 0);
  if (answer.reportable) {
    request.log.error({ err: answer.cause ?? answer }, `${request.method} failed: ${answer.message}`);
  }
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(answer, request.id)));
}
