import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Download } from '../../icons/shapes.ts';
import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { toExportTable } from '../export/exportTable.ts';
import { saveFile } from '../../private/saveFile.ts';
import { writeCsv } from '../export/writeCsv.ts';

export interface ExportMenuProps<Row> {
  /** Name of the file without its ending, e.g. "Items of Cedar Ridge". */
  name: string;
  columns: readonly GridColumn<Row>[];
  /** The rows to write, asked for when one is wanted: filtered and sorted as the owner likes. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  /** Opens the print dialog; the page's own when left out, none for null. */
  onPrint?: (() => void) | null;
  /** The file could not be written. */
  onError: (error: unknown) => void;
  disabledReason?: string;
}

/** Saves what a grid says as CSV or Excel file, or prints it. */
export function ExportMenu<Row>({
  name,
  columns,
  rows,
  onPrint,
  onError,
  disabledReason,
}: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false);
  const save = async (kind: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const table = toExportTable(name, columns, await rows());
      const content =
        kind === 'csv'
          ? new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' })
          : // Writing workbooks is heavy and rarely asked for.
            await (await import('../export/writeXlsx.ts')).writeXlsx(table);
      saveFile(`${name}.${kind}`, content);
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label="Export"
      sections={[
        {
          id: 'files',
          items: [
            { id: 'xlsx', label: 'Excel workbook', description: '.xlsx', onSelect: () => void save('xlsx') },
            {
              id: 'csv',
              label: 'Comma-separated values',
              description: '.csv',
              onSelect: () => void save('csv'),
            },
          ],
        },
        ...(onPrint === null
          ? []
          : [
              {
                id: 'paper',
                items: [{ id: 'print', label: 'Print', onSelect: onPrint ?? (() => window.print()) }],
              },
            ]),
      ]}
      renderTrigger={(trigger) => (
        <Button
          icon={Download}
          busy={busy}
          trigger={trigger}
          {...(disabledReason !== undefined && { disabledReason })}
        >
          Export
        </Button>
      )}
    />
  );
}
