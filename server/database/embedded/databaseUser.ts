import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The account PostgreSQL runs under when we are root, which it refuses to be. */
export type DatabaseUser = { name: string; uid: number; gid: number };

/** The account to switch to, or undefined when this process is an ordinary user already. */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = readAccount('postgres') ?? readAccount('nobody');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function readAccount(name: string): DatabaseUser | undefined {
  const line = accounts()
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

/** `getent` also knows accounts of a directory service; without it the local file answers. */
function accounts(): string {
  try {
    return execFileSync('getent', ['passwd', 'postgres', 'nobody'], { encoding: 'utf8' });
  } catch {
    return readFileSync('/etc/passwd', 'utf8');
  }
}

/** The nearest folder on the way to `path` that `user` may not walk through, or undefined when the way is open. */
export function closedFolder(path: string, user: DatabaseUser): string | undefined {
  const folders: string[] = [];
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => !mayWalk(folder, user));
}

function mayWalk(folder: string, user: DatabaseUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Hands a folder and all below it to `user`; links are handed over, not followed. */
export function giveTo(path: string, user: DatabaseUser): void {
  chownSync(path, user.uid, user.gid);
  for (const name of readdirSync(path)) {
    const child = join(path, name);
    const entry = lstatSync(child);
    if (entry.isDirectory()) giveTo(child, user);
    else if (!entry.isSymbolicLink() && entry.uid !== user.uid) chownSync(child, user.uid, user.gid);
  }
}
