import { useSyncExternalStore } from 'react';

/** Edited rows over the given ones, by row key: an edit neither copies the rows nor sorts them again, and draws its own row alone. */
export interface RowOverlay<Row> {
  /** The edited row; undefined = as given. */
  get: (key: string) => Row | undefined;
  /** How many rows are laid over. */
  size: () => number;
  /** Grows with every change. */
  version: () => number;
  /** Tells of every change; returns how to stop. */
  subscribe: (changed: () => void) => () => void;
}

const nothing = () => () => undefined;

/** Draws again whenever the overlay changes. */
export const useOverlayVersion = <Row>(overlay: RowOverlay<Row> | undefined): number =>
  useSyncExternalStore(overlay?.subscribe ?? nothing, () => overlay?.version() ?? 0);

/** The rows as they stand now; `rows` itself where nothing lies over them. */
export function overlaid<Row>(
  rows: readonly Row[],
  overlay: RowOverlay<Row> | undefined,
  rowKey: (row: Row) => string,
): readonly Row[] {
  if (!overlay || overlay.size() === 0) return rows;
  return rows.map((row) => overlay.get(rowKey(row)) ?? row);
}
