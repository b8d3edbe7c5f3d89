import { useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Download } from '../../icons/shapes.ts';
import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { type ExportTable, toExportTable } from '../export/exportTable.ts';
import { saveFile } from '../../private/saveFile.ts';
import { writeCsv } from '../export/writeCsv.ts';

/** All there is, whatever the grid shows of it. */
export interface ExportEverything<Row> {
  /** In the menu, e.g. "All items, every column". */
  label: string;
  /** Name of the file without its ending. */
  name: string;
  columns: readonly GridColumn<Row>[];
  rows: () => readonly Row[] | Promise<readonly Row[]>;
}

export interface ExportMenuProps<Row> {
  /** Name of the file without its ending, e.g. "Items of Cedar Ridge". */
  name: string;
  columns: readonly GridColumn<Row>[];
  /** The rows to write, asked for when one is wanted: filtered and sorted as the owner likes. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  /** Offers all there is beside what is shown. */
  everything?: ExportEverything<Row>;
  /** Opens the print dialog; the page's own when left out, none for null. */
  onPrint?: (() => void) | null;
  /** Offers a picture, too: of the table, or what is drawn here in the colors that `place` has. */
  offersPicture?: boolean | ((place: HTMLElement) => Promise<Blob | null>);
  /** A small button without a word, in the head of a card; `subject` names what it exports. */
  compact?: { subject: string };
  /** Its button shows its icon alone where buttons that collapse do. */
  collapses?: boolean;
  /** The file could not be written. */
  onError: (error: unknown) => void;
  disabledReason?: string;
}

type ExportPart<Row> = Pick<ExportEverything<Row>, 'name' | 'columns' | 'rows'>;

/** Saves what a grid says as CSV or Excel file or as a picture, or prints it. */
export function ExportMenu<Row>({
  name,
  columns,
  rows,
  everything,
  onPrint,
  offersPicture = false,
  compact,
  collapses = false,
  onError,
  disabledReason,
}: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const save = async (kind: 'csv' | 'xlsx' | 'png', what: ExportPart<Row> = { name, columns, rows }) => {
    setBusy(true);
    try {
      const at = place.current ?? document.body;
      const content =
        kind === 'png' && typeof offersPicture === 'function'
          ? drawn(await offersPicture(at))
          : await contentOf(kind, toExportTable(what.name, what.columns, await what.rows()), at);
      saveFile(`${what.name}.${kind}`, content);
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={compact ? `Export ${compact.subject}` : 'Export'}
      sections={[
        {
          id: 'files',
          ...(everything && { title: 'What is shown' }),
          items: [
            { id: 'xlsx', label: 'Excel workbook', description: '.xlsx', onSelect: () => void save('xlsx') },
            {
              id: 'csv',
              label: 'Comma-separated values',
              description: '.csv',
              onSelect: () => void save('csv'),
            },
            ...(offersPicture
              ? [{ id: 'png', label: 'Picture', description: '.png', onSelect: () => void save('png') }]
              : []),
          ],
        },
        ...(everything
          ? [
              {
                id: 'everything',
                title: 'Everything',
                items: (['xlsx', 'csv'] as const).map((kind) => ({
                  id: `everything-${kind}`,
                  label: everything.label,
                  description: `.${kind}`,
                  onSelect: () => void save(kind, everything),
                })),
              },
            ]
          : []),
        ...(onPrint === null
          ? []
          : [
              {
                id: 'paper',
                items: [{ id: 'print', label: 'Print', onSelect: onPrint ?? (() => window.print()) }],
              },
            ]),
      ]}
      renderTrigger={(trigger) =>
        compact ? (
          <IconButton
            ref={place}
            icon={Download}
            size="small"
            label={`Export ${compact.subject}`}
            trigger={trigger}
            {...(disabledReason !== undefined && { disabledReason })}
          />
        ) : (
          <Button
            ref={place}
            icon={Download}
            collapses={collapses}
            busy={busy}
            trigger={trigger}
            {...(disabledReason !== undefined && { disabledReason })}
          >
            Export
          </Button>
        )
      }
    />
  );
}

/** The file in its form. Workbooks and pictures are heavy and rarely asked for. */
async function contentOf(
  kind: 'csv' | 'xlsx' | 'png',
  table: ExportTable,
  place: HTMLElement,
): Promise<Blob> {
  if (kind === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  if (kind === 'xlsx') return (await import('../export/writeXlsx.ts')).writeXlsx(table);
  return drawn(await (await import('../export/tablePicture.ts')).tablePicture(table, place));
}

/** The picture, which some browsers cannot draw. */
function drawn(picture: Blob | null): Blob {
  if (!picture) throw new Error('design-system: this browser cannot draw a picture.');
  return picture;
}
