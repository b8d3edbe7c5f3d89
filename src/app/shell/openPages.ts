import type { Subject } from '#platform/flags';
import { checkRow, PATHS, type PathName, type RouteRow } from '#platform/routing';

/** Whether a page is there and open to somebody. */
export type Opens = (name: PathName) => boolean;

/**
 * What every menu asks before it shows an entry: the page's own row and guard, so that menu and page cannot disagree. An address that
 * no row stands for is closed.
 */
export function openPages(rows: readonly RouteRow[], subject: Subject): Opens {
  const known = new Map(rows.map((row) => [row.path, row]));
  return (name) => {
    const row = known.get(PATHS[name]);
    return row !== undefined && checkRow(row, subject).allowed;
  };
}
