import { useRef } from 'react';
import { useRowDrag } from '#shared/order';
import type { ComponentRow } from '../model/componentRows.ts';

/** Where a dragged component would go: beside a row, with the line that shows it. */
interface Over {
  key: string;
  row: ComponentRow;
  side: 'before' | 'after';
  top: number;
}

/** Components dragged by their grips, to before or after another one. */
export const useComponentDrag = (
  rows: readonly ComponentRow[],
  onDrop: (key: string, beside: ComponentRow, side: Over['side']) => void,
) =>
  useRowDrag<Over>(
    useRef<HTMLDivElement>(null),
    ({ line, part, top, height }) => {
      const row = rows[line];
      if (!row) return undefined;
      // Overall Project stays first: what is dropped on it goes below it.
      const isLower = row.is_uncategorized || part > 0.5;
      return { key: row.key, row, side: isLower ? 'after' : 'before', top: top + (isLower ? height : 0) };
    },
    (key, { row, side }) => {
      if (row.key !== key) onDrop(key, row, side);
    },
  );
