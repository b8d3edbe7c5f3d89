import { PATHS } from '#platform/routing';
import { isOwnPath } from '#platform/session';
import { defineSlot, type Owner, recall, remember } from '#platform/storage';
import { isPublicPath } from './publicPaths.ts';

/** Addresses that only lead on, or that say that something is closed: nobody wants to come back to them. */
const PASSED = new Set<string>([PATHS.home, PATHS.authRedirect, PATHS.forbidden, PATHS.bidPlatform]);

/** The page last visited: a path of this app, or nothing. */
const lastPath = defineSlot('last-path', (stored) =>
  typeof stored === 'string' && isWorthReturning(stored) ? stored : undefined,
);

function isWorthReturning(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return isOwnPath(path) && path.length <= 2000 && !PASSED.has(pathname) && !isPublicPath(pathname);
}

/** Remembers where a person is, for their next visit. */
export function keepLastPath(owner: Owner, path: string): void {
  if (lastPath.parse(path) !== undefined) remember(lastPath, owner, path);
}

/** Where the homepage leads: the last visited path, else the project list (docs/product/frame.md). */
export function homePath(owner: Owner): string {
  return recall(lastPath, owner) ?? PATHS.projects;
}
