/** What a failed statement means to a caller; the HTTP side maps each to one answer. */
const meanings = {
  '23505': 'duplicate',
  '23503': 'missing_reference',
  '23502': 'invalid',
  '23514': 'invalid',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'timeout',
  '42501': 'denied',
  '53100': 'storage_full',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
} as const;

const classMeanings: Record<string, DatabaseProblem> = { '08': 'unavailable', '22': 'invalid' };

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const sentences = {
  duplicate: 'Another row already has this value. Choose a different one and save again.',
  missing_reference: 'This points at something that does not exist, or something else still points at it.',
  invalid: 'A value is outside of what can be stored. Correct it and save again.',
  busy: 'Someone else was saving the same rows. Try again.',
  timeout: 'The database took too long to answer. Try again in a moment.',
  denied: 'The database refused this access.',
  storage_full: 'The disk of the database is full. Free space, then try again; nothing was lost.',
  unavailable: 'The database cannot be reached right now. Try again in a moment.',
} as const;

export type DatabaseProblem = keyof typeof sentences;

/**
 * A statement that failed, in words that may be shown. SQL and parameters stay in `cause`, which is neither
 * logged nor answered. `constraint` names the broken rule, `sqlState` the engine's code.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(
    readonly problem: DatabaseProblem,
    readonly constraint?: string,
    readonly sqlState?: string,
    cause?: unknown,
  ) {
    super(sentences[problem], { cause });
  }
}

type Raw = { code?: unknown; syscall?: unknown; constraint?: unknown; cause?: unknown; message?: unknown };

/** Drizzle wraps the driver's error; the code is on the innermost one. */
function innermost(error: unknown): Raw | undefined {
  let raw = error as Raw | undefined;
  while (raw && typeof raw === 'object' && raw.cause && typeof raw.code !== 'string') raw = raw.cause;
  return raw && typeof raw === 'object' ? raw : undefined;
}

/** The `DatabaseError` that a driver's error stands for; any other error comes back as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  const raw = innermost(error);
  if (!raw) return error;
  const code = typeof raw.code === 'string' ? raw.code : undefined;
  const isLost = hasNoSocket(raw) || (code === undefined && lostConnection(raw));
  const problem = isLost ? 'unavailable' : code && problemOf(code);
  if (!problem) return error;
  return new DatabaseError(
    problem,
    typeof raw.constraint === 'string' ? raw.constraint : undefined,
    code,
    error,
  );
}

function problemOf(code: string): DatabaseProblem | undefined {
  if (networkCodes.has(code)) return 'unavailable';
  if (code.length !== 5) return undefined;
  return meanings[code as keyof typeof meanings] ?? classMeanings[code.slice(0, 2)];
}

/** A PostgreSQL that is down has no socket. */
const hasNoSocket = ({ code, syscall }: Raw) => code === 'ENOENT' && syscall === 'connect';

/** `pg` gives no code when the socket dies in mid-query or the pool has no free connection in time. */
function lostConnection(raw: Raw): boolean {
  return (
    typeof raw.message === 'string' &&
    /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Cannot use a pool after/i.test(
      raw.message,
    )
  );
}
