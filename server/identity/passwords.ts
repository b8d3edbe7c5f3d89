import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#server/contract/turns.ts';

/** OWASP's floor for argon2id: 19 MiB, two passes. Algorithm 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer input is refused unhashed: it costs time and is no password. */
const longestPassword = 1024;

/**
 * Each takes a core for a while, its memory, and one of the four threads that also compress answers and read files: a rush waits
 * in line, and a core is left for everybody else.
 */
export const passwordsAtOnce = availableParallelism() > 2 ? 2 : 1;
const turns = createTurns(passwordsAtOnce);

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const leave = await turns.take(0, new AbortController().signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

let decoy: Promise<string> | undefined;

/** The argon2id hash (PHC text) of a password, to be kept in `app_user.password_hash`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Whether the password fits. Takes the same time when there is no hash, so that nobody learns which accounts exist. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  compare: typeof verify = verify,
): Promise<boolean> {
  const candidate = password.length > longestPassword ? '' : password;
  if (passwordHash) return (await inTurn(() => compare(passwordHash, candidate))) && candidate !== '';
  decoy ??= hashPassword('nobody has this password');
  const nobodys = await decoy;
  await inTurn(() => compare(nobodys, candidate));
  return false;
}
