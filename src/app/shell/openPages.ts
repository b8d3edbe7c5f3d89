import { checkGuard } from '#domain/access';
import type { Subject } from '#platform/flags';
import { PATHS, type PathName, type RouteRow } from '#platform/routing';

/** Whether a page is there and open to somebody. */
export type Opens = (name: PathName) => boolean;

/**
 * What every menu asks before it shows an entry: the page's own row and guard, so that menu and page cannot disagree. An address that
 * no row stands for is closed.
 */
export function openPages(rows: readonly RouteRow[], subject: Subject): Opens {
  const guards = new Map(rows.map(({ path, guard }) => [path, guard]));
  return (name) => {
    const guard = guards.get(PATHS[name]);
    return guard !== undefined && checkGuard(guard, subject).allowed;
  };
}
