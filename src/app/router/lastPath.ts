import { PATHS } from '#platform/routing';
import { defineSlot, type Owner, recall, remember } from '#platform/storage';

/** The page last visited: a path of this app, or nothing. */
const lastPath = defineSlot('last-path', (stored) =>
  typeof stored === 'string' && /^\/projects(\/|\?|$)/.test(stored) ? stored : undefined,
);

/** Remembers where a person is, for their next visit. */
export function keepLastPath(owner: Owner, path: string): void {
  if (lastPath.parse(path) !== undefined) remember(lastPath, owner, path);
}

/** Where the homepage leads: the last visited path, else the project list (spec §2). */
export function homePath(owner: Owner): string {
  return recall(lastPath, owner) ?? PATHS.projects;
}
