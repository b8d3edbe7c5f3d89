import { useCallback, useState, type ReactNode } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { notEditable, type Sheet } from '#design-system/grid/editing/sheet.ts';
import { type ImportRequest, importWords, toImportBlock } from '../../model/importRows.ts';
import { blankQuickRow, isBlankRow, type QuickRow } from '../../model/quickRows.ts';
import { ImportDialog } from './ImportDialog.tsx';

export interface UseImportOptions {
  projectId: number;
  columns: readonly GridColumn<QuickRow>[];
  rows: readonly QuickRow[];
  today: string | undefined;
  /** Opens at once: the person came here to import. */
  startsOpen: boolean;
  /** Hears that rows came in: what is wrong with them may be said now. */
  onTaken: () => void;
}

export interface Import {
  open: () => void;
  dialog: ReactNode;
  /** What came in last, for the grid to take up. */
  incoming: GridChanges<QuickRow> | undefined;
}

/** Rows without any on which nothing stands yet: everything that comes in is new. */
const sheetOf = (columns: readonly GridColumn<QuickRow>[], today: string | undefined): Sheet<QuickRow> => ({
  lineCount: 0,
  rowAt: () => undefined,
  columns,
  keyOf: ({ key }) => key,
  refusedAt: () => undefined,
  blockedAt: (row, { edit }) => (edit ? edit.readOnly?.(row) : notEditable),
  today,
});

/** Import of a file into quick entry: its rows are read as if they had been pasted, before the blank rows at the end. */
export function useImport(options: UseImportOptions): Import {
  const { projectId, columns, rows, today, startsOpen, onTaken } = options;
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(startsOpen);
  const [incoming, setIncoming] = useState<GridChanges<QuickRow>>();

  const take = async (request: ImportRequest, fileName: string) => {
    setOpen(false);
    const { block, headings } = toImportBlock(request, columns);
    const work = await import('#design-system/grid/editing/pasteWork.ts');
    const sheet = sheetOf(columns, today);
    const selection = { top: 0, left: 0, bottom: 0, right: 0 };
    const before = rows.findLastIndex((row) => !isBlankRow(row)) + 1;
    const rules = { selection, newRow: blankQuickRow, rowCount: before };
    const plan = await work.inSlices(work.planPaste(sheet, block, columns.length, rules));
    if (!plan) return;
    setIncoming({ source: 'paste', cells: plan.cells, added: plan.added, removed: [] });
    const unread = plan.problems.filter(({ kind }) => kind === 'unread').length;
    toasts.show({ title: importWords(fileName, { rows: block.length, unread, headings }) });
    onTaken();
  };
  const failed = () =>
    toasts.show({
      tone: 'critical',
      title: 'The rows could not be read',
      detail: 'A part of the page could not be loaded. Check the connection and import the file again.',
    });
  return {
    open: useCallback(() => setOpen(true), []),
    incoming,
    dialog: isOpen ? (
      <ImportDialog
        projectId={projectId}
        columns={columns}
        onCancel={() => setOpen(false)}
        onTake={(request, fileName) => void take(request, fileName).catch(failed)}
      />
    ) : null,
  };
}
