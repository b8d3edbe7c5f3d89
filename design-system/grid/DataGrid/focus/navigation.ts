import type { GridPosition } from '../../editing/gridView.ts';

/** How far the focus can walk. */
export interface GridExtent {
  firstLine: number;
  lastLine: number;
  lastColumn: number;
  /** Lines of one page. */
  page: number;
}

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where a key moves the active cell (APG data grid keys); undefined for keys that do not move it. */
export function moveCell(
  { line, column }: GridPosition,
  { key, ctrlKey, metaKey }: Keys,
  extent: GridExtent,
): GridPosition | undefined {
  const { firstLine, lastLine, lastColumn, page } = extent;
  const far = ctrlKey || metaKey;
  const clampLine = (next: number) => Math.max(firstLine, Math.min(lastLine, next));
  const bodyTop = Math.min(0, lastLine);
  const moves: Record<string, GridPosition> = {
    ArrowUp: { line: far ? clampLine(bodyTop) : clampLine(line - 1), column },
    ArrowDown: { line: far ? lastLine : clampLine(line + 1), column },
    ArrowLeft: { line, column: far ? 0 : Math.max(0, column - 1) },
    ArrowRight: { line, column: far ? lastColumn : Math.min(lastColumn, column + 1) },
    PageUp: { line: clampLine(Math.max(line - page, bodyTop)), column },
    PageDown: { line: clampLine(line + page), column },
    Home: { line: far ? clampLine(bodyTop) : line, column: 0 },
    End: { line: far ? lastLine : line, column: lastColumn },
  };
  return moves[key];
}
