import type { FastifyRequest } from 'fastify';
import { invalid, invalidFields } from './errors.ts';
import { toFieldErrors } from './fieldErrors.ts';
import type { Operation } from './operations.ts';
import { listParameters, readQuery } from './queryText.ts';
import type { Check, OperationChecks } from './validation.ts';

/** What a call brings, as the contract types it. */
export type CallInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  ifMatch: number | undefined;
  idempotencyKey: string | undefined;
};

function demand<T>(check: Check, value: T, own?: ReadonlyMap<string, string>): T {
  const faults = check(value);
  if (faults) throw invalidFields(toFieldErrors(faults, own));
  return value;
}

/** A call without a body in the contract accepts an empty one, so that clients may send `{}`. */
function readBody(operation: Operation, check: Check | undefined, body: unknown): unknown {
  if (check && operation.body) {
    if (body !== undefined) return demand(check, body, operation.saidWithoutId);
    if (operation.body.required) throw invalid('The body is missing. Send it as JSON.');
    return undefined;
  }
  const empty =
    body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);
  if (!empty) throw invalid('This call takes no body. Send it without one.');
  return undefined;
}

const versionOf = (ifMatch: unknown): number | undefined =>
  typeof ifMatch === 'string' ? Number(/\d+/.exec(ifMatch)?.[0]) : undefined;

/** Makes the reader of one operation: `path` first, so that sight of a project is settled before anything else is said. */
export function makeReader(operation: Operation, checks: OperationChecks) {
  const lists = listParameters(operation);
  const headerNames = operation.parameters.filter((one) => one.in === 'header').map((one) => one.name);

  return {
    readPath: (request: FastifyRequest) =>
      demand(checks.path, { ...(request.params as Record<string, unknown>) }, operation.saidWithoutId),
    readRest: (request: FastifyRequest): Omit<CallInput, 'params'> => {
      const url = request.raw.url ?? '';
      const start = url.indexOf('?');
      const query = readQuery(start < 0 ? '' : url.slice(start + 1), lists);
      const headers: Record<string, unknown> = {};
      for (const name of headerNames) {
        const value = request.headers[name.toLowerCase()];
        if (value !== undefined) headers[name] = value;
      }
      demand(checks.query, query);
      demand(checks.header, headers);
      return {
        query,
        headers,
        // A file is read later, once it is settled whether the caller may send one.
        body: operation.uploads ? undefined : readBody(operation, checks.body, request.body),
        ifMatch: versionOf(headers['If-Match']),
        idempotencyKey: headers['Idempotency-Key'] as string | undefined,
      };
    },
  };
}
