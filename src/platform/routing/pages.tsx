import { createContext, type ReactNode, useContext } from 'react';
import { type Subject, useSubject } from '#platform/flags';
import { checkRow } from './checkRow.ts';
import { type PathName, PATHS } from './paths.ts';
import type { RouteRow } from './routeRow.ts';

/** Whether a page is there and open to somebody: its own row and guard say so, and an address without a row is closed. */
export type Opens = (name: PathName) => boolean;

/** The pages of the product as one person sees them. */
export interface OpenPages {
  opens: Opens;
  /** The page's row, whether it is open or not. */
  rowOf: (name: PathName) => RouteRow | undefined;
}

const Rows = createContext<readonly RouteRow[]>([]);

/** Tells everything below which pages there are, so that a link asks the same row as the page it leads to. */
export function PageRows({ rows, children }: { rows: readonly RouteRow[]; children: ReactNode }) {
  return <Rows value={rows}>{children}</Rows>;
}

/** The pages among these rows, with what a subject may open. */
export function openPages(rows: readonly RouteRow[], subject: Subject): OpenPages {
  const known = new Map(rows.map((row) => [row.path, row]));
  const rowOf = (name: PathName) => known.get(PATHS[name]);
  return {
    rowOf,
    opens: (name) => {
      const row = rowOf(name);
      return row !== undefined && checkRow(row, subject).allowed;
    },
  };
}

/** The pages as the person who is signed in sees them. */
export function usePages(): OpenPages {
  return openPages(useContext(Rows), useSubject());
}
