import { useSyncExternalStore } from 'react';

/** Edited rows over the given ones, by row key: an edit neither copies the rows nor sorts them again, and draws its own row alone. */
export interface RowOverlay<Row> {
  /** The edited row; undefined = as given. */
  get: (key: string) => Row | undefined;
  /** Puts rows over the given ones; undefined takes one away. */
  set: (rows: Iterable<readonly [key: string, row: Row | undefined]>) => void;
  /** How many rows are laid over. */
  size: () => number;
  /** Grows with every change. */
  version: () => number;
  /** Tells of every change; returns how to stop. */
  subscribe: (changed: () => void) => () => void;
}

/** An empty overlay. The owner keeps it for as long as the rows it lies over. */
export function createRowOverlay<Row>(): RowOverlay<Row> {
  const rows = new Map<string, Row>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    get: (key) => rows.get(key),
    set: (changes) => {
      version += 1;
      for (const [key, row] of changes) {
        if (row === undefined) rows.delete(key);
        else rows.set(key, row);
      }
      for (const changed of listeners) changed();
    },
    size: () => rows.size,
    version: () => version,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

const nothing = () => () => undefined;

/** Draws again whenever the overlay changes. */
export const useOverlayVersion = <Row>(overlay: Omit<RowOverlay<Row>, 'set'> | undefined): number =>
  useSyncExternalStore(overlay?.subscribe ?? nothing, () => overlay?.version() ?? 0);

/** The rows as they stand now; `rows` itself where nothing lies over them. */
export function overlaid<Row>(
  rows: readonly Row[],
  overlay: Omit<RowOverlay<Row>, 'set'> | undefined,
  rowKey: (row: Row) => string,
): readonly Row[] {
  if (!overlay || overlay.size() === 0) return rows;
  return rows.map((row) => overlay.get(rowKey(row)) ?? row);
}
