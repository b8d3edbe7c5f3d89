import { useState } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { ImportBlock, ImportRequest } from './importRequest.ts';
import { type ReadRows, readRows } from './readRows.ts';
import { useReadFailed } from './useReadFailed.ts';

interface Options<Row extends { key: string }> {
  columns: readonly GridColumn<Row>[];
  newRow: () => Row;
  today: string;
  /** Rows that stand above those of the file. */
  before: number;
  toBlock: (request: ImportRequest, columns: readonly GridColumn<Row>[]) => ImportBlock;
}

/** A file whose rows are looked at before any of them is written: `take` reads it, `back` puts it aside. */
export function useFileRows<Row extends { key: string }>({ toBlock, ...options }: Options<Row>) {
  const failed = useReadFailed();
  const [taken, setTaken] = useState<{ fileName: string; read: ReadRows<Row> }>();
  const read = async (request: ImportRequest, fileName: string) => {
    const rows = await readRows(toBlock(request, options.columns), options);
    if (rows) setTaken({ fileName, read: rows });
  };
  return {
    taken,
    take: (request: ImportRequest, fileName: string) => void read(request, fileName).catch(failed),
    back: () => setTaken(undefined),
  };
}
