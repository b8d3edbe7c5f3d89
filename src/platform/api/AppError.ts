import { displayMessage } from '#domain/errors';
import type { components } from '#contract/api.ts';

type ErrorBody = components['schemas']['Error'];

const KINDS = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'stale',
  413: 'too_large',
  415: 'invalid',
  422: 'rule',
  429: 'too_many',
  503: 'unavailable',
} as const satisfies Record<number, string>;

/** Why a call failed. `offline` and `timeout` never reached an answer. */
export type ErrorKind = (typeof KINDS)[keyof typeof KINDS] | 'server' | 'offline' | 'timeout';

/** Sentences for failures that brought none of their own: what happened, and what to do. */
const SENTENCES: Record<ErrorKind, string> = {
  invalid: 'The server did not understand this request. Check what you entered and try again.',
  unauthenticated: 'Your session has ended. Log in again to go on.',
  forbidden: 'You do not have permission to do this. Ask your administrator for it.',
  not_found: 'This no longer exists, or you have no access to it.',
  conflict: 'Someone changed this in the meantime. Reload to see how it stands.',
  stale: 'Someone changed this since you opened it. Compare both versions and save again.',
  too_large: 'This is larger than the server accepts. Make it smaller and try again.',
  rule: 'This is not allowed as things stand.',
  too_many: 'Too many requests in a short time. Wait a moment and try again.',
  unavailable: 'The service is temporarily unavailable. Try again later.',
  server: 'The server ran into a problem. Nothing you entered is lost; try again.',
  offline: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server did not answer within 50 seconds. Try again.',
};

interface Answered {
  status: number;
  body: Partial<ErrorBody>;
  /** Seconds the server asks to wait. */
  retryAfter?: number;
}

/** The one shape of every failed call (design: one error shape, one display rule). `message` can be shown as it is. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: ErrorKind,
    private readonly answered: Answered = { status: 0, body: {} },
    options?: ErrorOptions,
  ) {
    super(displayMessage(answered.body, SENTENCES[kind]), options);
  }

  /** HTTP status, 0 where no answer came. */
  get status(): number {
    return this.answered.status;
  }
  /** Stable code of the contract, `offline` or `timeout` without an answer. */
  get code(): string {
    return this.answered.body.code ?? this.kind;
  }
  get detail(): string | undefined {
    return this.answered.body.detail;
  }
  /** Messages by field, for forms. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.answered.body.errors ?? {};
  }
  /** The permission a 403 misses. */
  get permission(): string | undefined {
    return this.answered.body.permission;
  }
  /** The feature flag a 403 misses. */
  get flag(): string | undefined {
    return this.answered.body.flag;
  }
  /** The row as it stands now, on 409 and 412. */
  get current(): unknown {
    return this.answered.body.current;
  }
  get conflicts(): NonNullable<ErrorBody['conflicts']> {
    return this.answered.body.conflicts ?? [];
  }
  /** For support: finds the request in the server's log. */
  get requestId(): string | undefined {
    return this.answered.body.request_id;
  }
  get retryAfter(): number | undefined {
    return this.answered.retryAfter;
  }
}

/** Makes the error of an answer that refuses; a body that is no JSON (a proxy's page) counts as empty. */
export async function errorOfAnswer(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const kind = KINDS[response.status as keyof typeof KINDS] ?? (response.status < 500 ? 'invalid' : 'server');
  return new AppError(kind, {
    status: response.status,
    body: typeof body === 'object' && body !== null ? body : {},
    ...(Number.isFinite(seconds) ? { retryAfter: seconds } : {}),
  });
}

/** Makes the error of a call without an answer. A call that was given up on purpose stays an AbortError. */
export function errorOfFailure(failure: unknown): unknown {
  if (failure instanceof AppError) return failure;
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'AbortError') return failure;
  return new AppError(name === 'TimeoutError' ? 'timeout' : 'offline', undefined, { cause: failure });
}

/** Whether `error` is an AppError, of one of the kinds where any are named. */
export function isAppError(error: unknown, ...kinds: ErrorKind[]): error is AppError {
  return error instanceof AppError && (kinds.length === 0 || kinds.includes(error.kind));
}
