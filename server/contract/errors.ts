import type { components } from '#contract/api.ts';
import { PERMISSIONS } from '#domain/access';
import { FILE_MESSAGES } from '#domain/files';

/** The body of every refusal, as the contract has it. */
export type ErrorBody = components['schemas']['Error'];
export type FieldErrors = Record<string, string[]>;
/** One field of a refused undo, with the value it would restore and the one that is there now. */
export type FieldConflict = NonNullable<ErrorBody['conflicts']>[number];

/** Every way a call can end badly: its HTTP status, and whether the operator has to hear of it. */
const kinds = {
  invalid: { status: 400, reportable: false },
  unauthenticated: { status: 401, reportable: false },
  forbidden: { status: 403, reportable: false },
  impersonating: { status: 403, reportable: false },
  closed_to_keys: { status: 403, reportable: false },
  not_found: { status: 404, reportable: false },
  method_not_allowed: { status: 405, reportable: false },
  conflict: { status: 409, reportable: false },
  in_use: { status: 409, reportable: false },
  last_administrator: { status: 409, reportable: false },
  stale: { status: 412, reportable: false },
  too_large: { status: 413, reportable: false },
  unsupported_type: { status: 415, reportable: false },
  rule: { status: 422, reportable: false },
  too_many: { status: 429, reportable: false },
  internal: { status: 500, reportable: true },
  unavailable: { status: 503, reportable: true },
  storage_full: { status: 507, reportable: true },
} as const;

export type ErrorCode = keyof typeof kinds;

/** A refusal on its way to the caller. Only the one error handler turns it into an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly reportable: boolean;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly body: Omit<ErrorBody, 'code' | 'message'> = {},
    readonly headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = kinds[code].status;
    this.reportable = kinds[code].reportable;
  }
}

/** 400: the request cannot be read at all. */
export const invalid = (message: string) => new ApiError('invalid', message);

/** 400: fields do not fit the contract: a path such as `sub_items.0.scope` to sentences. They are the message. */
export const invalidFields = (fields: FieldErrors) => new ApiError('invalid', '', { errors: fields });

/** 401: no token, or one that does not hold here. Nothing in the answer tells which. */
export const unauthenticated = () =>
  new ApiError(
    'unauthenticated',
    'You are not signed in here, or your session has ended. Sign in and try again.',
    {},
    { 'www-authenticate': 'Bearer' },
  );

/** 401: an API key that does not hold here. Nothing in the answer tells why. */
export const refusedKey = () =>
  new ApiError(
    'unauthenticated',
    'This API key does not work here: it is unknown, revoked or expired, or its owner has left. Use another key of this company.',
    {},
    { 'www-authenticate': 'Api-Key' },
  );

/** 403: what a program cannot do, whatever its key may. */
export const notForKeys = () =>
  new ApiError(
    'closed_to_keys',
    'An API key cannot make this call. The documentation of the public API lists the calls that it can make.',
  );

/** What administrators read beside the key. */
const permissionLabel = (key: string): string =>
  (PERMISSIONS as Partial<Record<string, { label: string }>>)[key]?.label ?? key;

/** 403: a permission is missing; the body names it. */
export const missingPermission = (permission: string, message?: string) =>
  new ApiError(
    'forbidden',
    message ??
      `Your role does not include "${permissionLabel(permission)}". Ask an administrator of your company to grant it.`,
    { permission },
  );

/** 403: the key or its owner lacks a permission; the body names it. */
export const missingScope = (permission: string) =>
  missingPermission(
    permission,
    `This API key may not do this: "${permission}" is not among its scopes, or its owner does not hold it here.`,
  );

/** 403: what only whoever made a row may do with it. */
export const notYours = (message: string) => new ApiError('forbidden', message);

/** 403: a feature is switched off for this company; the body names its flag. */
export const missingFlag = (flag: string) =>
  new ApiError(
    'forbidden',
    `"${flag}" is switched off for your company. Ask an administrator to switch it on.`,
    {
      flag,
    },
  );

/** 403: what somebody who views a project as a role leaves alone. */
export const impersonating = (role: string) =>
  new ApiError(
    'impersonating',
    `You are impersonating as ${role}, and this can only be done as yourself. Stop impersonation first.`,
  );

/** 404: not there, another company's, or out of sight: one answer for all three. */
export const notFound = () =>
  new ApiError('not_found', 'This does not exist, or you cannot see it. Go back and choose another.');

/** 404, in words of its own. */
export const noneMatches = (message: string) => new ApiError('not_found', message);

/** 405: the address exists, the method does not. */
export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new ApiError(
    'method_not_allowed',
    `${method} is not possible here. Use ${allowed.join(' or ')}.`,
    {},
    { allow: allowed.join(', ') },
  );

/** 409: the state of things does not allow it; `current` is the row as it stands. */
export const conflict = (message: string, current?: object, conflicts?: FieldConflict[]) =>
  new ApiError('conflict', message, {
    ...(current ? { current: current as Record<string, never> } : {}),
    ...(conflicts ? { conflicts } : {}),
  });

/** 409: it cannot go while something holds on to it; `message` says what, and what to do. */
export const inUse = (message: string) => new ApiError('in_use', message);

/** 409: nobody would be left to administer the company (docs/product/frame.md). */
export const lastAdministrator = () =>
  new ApiError(
    'last_administrator',
    'This would leave the company without an administrator. Give someone else a role with "Administer the account" first.',
  );

/** 412: somebody changed the row since the caller read it; `current` is the row as it stands, `who` says who decided it. */
export const stale = (current?: object, who = '') =>
  new ApiError(
    'stale',
    `${who || 'Someone changed this since you opened it.'} Look at what is there now, then save again.`,
    current ? { current: current as Record<string, never> } : {},
  );

/** 413: the body is larger than what is read. */
export const tooLarge = (limitBytes: number) =>
  new ApiError(
    'too_large',
    `This is larger than the ${Math.round(limitBytes / 1024)} kB that can be sent at once. Send less.`,
  );

/** 413: a file is larger than its place takes (docs/product/frame.md). */
export const fileTooLarge = (megabytes: number) =>
  new ApiError('too_large', FILE_MESSAGES.size(megabytes), {
    errors: { file: [FILE_MESSAGES.size(megabytes)] },
  });

/** 415: a file is of a type that its place does not take, or is not what its name says. */
export const wrongFile = (message: string) =>
  new ApiError('unsupported_type', message, { errors: { file: [message] } });

/** 415: the body is of a type that is not read here. */
export const unsupportedType = (expected: string) =>
  new ApiError('unsupported_type', `The body is of a type that is not read here. Send ${expected}.`);

/** 422: a rule of the domain refused it; `message` is the rule's own sentence. */
export const ruleRefused = (message: string, fields?: FieldErrors) =>
  new ApiError('rule', message, fields ? { errors: fields } : {});

/** 429: too many calls; `seconds` until the next one is answered. */
export const tooMany = (seconds: number) =>
  new ApiError(
    'too_many',
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    {},
    { 'retry-after': String(seconds) },
  );

/** 503: a part is missing; `message` says which. */
export const unavailable = (message: string, cause?: unknown) =>
  new ApiError('unavailable', message, {}, { 'retry-after': '2' }, cause);

/** 507: there is no room left; what was there before is whole. */
export const storageFull = (cause?: unknown) =>
  new ApiError(
    'storage_full',
    'The disk of the server is full, so this was not saved. Ask an administrator to free space, then send it again.',
    {},
    {},
    cause,
  );

/** 500: our fault. The cause goes to the log, never to the caller. */
export const internal = (cause?: unknown) =>
  new ApiError(
    'internal',
    'Something went wrong on our side. Try again; if it stays, tell us the request id.',
    {},
    {},
    cause,
  );
