import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id: 19 MiB, two passes. Algorithm 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer input is refused unhashed: it costs time and is no password. */
const longestPassword = 1024;

let decoy: Promise<string> | undefined;

/** The argon2id hash (PHC text) of a password, to be kept in `app_user.password_hash`. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether the password fits. Takes the same time when there is no hash, so that nobody learns which accounts exist. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  compare: typeof verify = verify,
): Promise<boolean> {
  const candidate = password.length > longestPassword ? '' : password;
  if (passwordHash) return (await compare(passwordHash, candidate)) && candidate !== '';
  decoy ??= hashPassword('nobody has this password');
  await compare(await decoy, candidate);
  return false;
}
