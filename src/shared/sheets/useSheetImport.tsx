import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
import { type ImportRequest, importWords } from './importRequest.ts';
import { readRows, type ReadRows } from './readRows.ts';
import { useReadFailed } from './useReadFailed.ts';

/** What differs between the lists that are imported. */
export type SheetImportRules = Omit<ImportDialogProps, 'columns' | 'onCancel' | 'onTake'>;

export interface UseSheetImportOptions<Row extends { key: string }> {
  rules: SheetImportRules;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  newRow: () => Row;
  isBlank: (row: Row) => boolean;
  today: string | undefined;
  /** Opens at once: the person came here to import. */
  startsOpen: boolean;
  /** Hears that rows came in: what is wrong with them may be said now, and the person goes on at the first mark. */
  onTaken: (firstMark: ReadRows<Row>['goTo']) => void;
}

export interface SheetImport<Row> {
  open: () => void;
  dialog: ReactNode;
  /** What came in last, for the grid to take up. */
  incoming: GridChanges<Row> | undefined;
}

/** Import of a file into quick entry: its rows are read as if they had been pasted, before the blank rows at the end. */
export function useSheetImport<Row extends { key: string }>(
  options: UseSheetImportOptions<Row>,
): SheetImport<Row> {
  const { rules, columns, rows, newRow, isBlank, today, startsOpen, onTaken } = options;
  const toasts = useToasts();
  const failed = useReadFailed();
  const [isOpen, setOpen] = useState(startsOpen);
  const [incoming, setIncoming] = useState<GridChanges<Row>>();
  // What stands in the grid, not saved yet, is said as long as the grid is there.
  const said = useId();
  const { dismiss } = toasts;
  useEffect(() => () => dismiss(said), [dismiss, said]);
  // What the first dialog would give the focus back to is gone by the time that the second one closes.
  const opener = useRef<Element>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isOpen && isLost && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);

  const take = async (request: ImportRequest, fileName: string) => {
    setOpen(false);
    const taken = rules.toBlock(request, columns);
    const before = rows.findLastIndex((row) => !isBlank(row)) + 1;
    const plan = await readRows(taken, { columns, newRow, today, before });
    if (!plan) return;
    setIncoming({ source: 'paste', cells: plan.cells, added: plan.added, removed: [] });
    const unread = plan.problems.filter(({ kind }) => kind === 'unread').length;
    toasts.show({
      id: said,
      title: importWords(fileName, { rows: taken.block.length, unread, headings: taken.headings }),
    });
    onTaken(plan.goTo);
  };
  return {
    open: useCallback(() => {
      opener.current = document.activeElement;
      setOpen(true);
    }, []),
    incoming,
    dialog: isOpen ? (
      <ImportDialog
        {...rules}
        columns={columns}
        onCancel={() => setOpen(false)}
        onTake={(request, fileName) => void take(request, fileName).catch(failed)}
      />
    ) : null,
  };
}
