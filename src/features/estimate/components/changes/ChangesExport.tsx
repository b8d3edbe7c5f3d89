import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import type { ExportTable } from '#design-system/grid/export/exportTable.ts';
import { saveFile } from '#design-system/private/saveFile.ts';
import { formatMoney } from '#domain/money';
import { useChartPaper, useProject } from '#shared/project';
import type { EstimateDifference } from '../../estimateQueries.ts';
import {
  changeIn,
  type ChangeRow,
  componentChanges,
  groupChanges,
  lineChanges,
} from '../../model/changeRows.ts';
import { flatRows } from '../../model/rowTree.ts';
import * as t from '../../texts.ts';

/** Lines of a document; a workbook has all of them. */
const mostPrinted = 1000;

const figures = (row: ChangeRow) => [
  row.before,
  row.after,
  changeIn(row),
  row.quantity,
  row.price,
  row.other,
];

function tableOf(
  { before, after }: EstimateDifference,
  caption: string,
  rows: readonly ChangeRow[],
): ChartTable {
  const headings = [before.name, after.name, t.change, t.quantity, t.price, t.newAndRemoved];
  return {
    caption,
    headings: [{ text: caption }, ...headings.map((text) => ({ text, figure: true as const }))],
    rows: rows.map((row) => ({
      id: row.key,
      head: `${row.code} ${row.name}`.trim(),
      cells: figures(row).map((value) => ({ text: formatMoney(value), value })),
    })),
  };
}

/** The notes of what changed, each under the name of its line. */
function notesOf(lines: readonly ChangeRow[]): ChartTable[] {
  const noted = lines.filter((row) => row.said?.note);
  const table = {
    caption: t.notes,
    headings: [{ text: t.line }, { text: t.change, figure: true as const }, { text: t.note }],
    rows: noted.map((row) => ({
      id: row.key,
      head: `${row.code} ${row.name}`.trim(),
      cells: [
        { text: formatMoney(changeIn(row)), value: changeIn(row) },
        { text: row.said?.note ?? '', value: row.said?.note ?? '' },
      ],
    })),
  };
  return noted.length === 0 ? [] : [table];
}

function sheetOf(difference: EstimateDifference, name: string): ExportTable {
  const { before, after } = difference;
  const text = (title: string, width: number) => ({ title, width, kind: 'text' as const });
  const money = (title: string) => ({ title, width: 110, kind: 'money' as const });
  return {
    name,
    columns: [
      text(t.code, 80),
      text(t.description, 320),
      text(t.component, 160),
      text(t.whatChanged, 240),
      ...[before.name, after.name, t.change, t.quantity, t.price, t.newAndRemoved].map(money),
      text(t.note, 320),
    ],
    rows: lineChanges(difference).map((row) => [
      row.code,
      row.name,
      row.component ?? '',
      row.what ?? '',
      ...figures(row),
      row.said?.note ?? '',
    ]),
  };
}

/** What changed as a workbook of lines, or as a document by cost group, component and line. */
export function ChangesExport({ difference }: { difference: EstimateDifference }) {
  const project = useProject();
  const paper = useChartPaper();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const title = t.whatChangedBeforeToAfter(difference.before.name, difference.after.name);
  const workbook = async () => {
    const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
    return writeXlsx(sheetOf(difference, t.whatChanged));
  };
  const document = async () => {
    const { makeTables } = await import('#design-system/charts/paper/makePaper.ts');
    const lines = lineChanges(difference);
    const cut =
      lines.length > mostPrinted ? t.linesTheMostPrinted(mostPrinted.toLocaleString('en-US')) : t.lines;
    return makeTables({
      title,
      paper,
      tables: [
        tableOf(difference, t.costGroups, flatRows(groupChanges(difference))),
        tableOf(difference, t.components, componentChanges(difference)),
        tableOf(difference, cut, lines.slice(0, mostPrinted)),
        ...notesOf(lines),
      ],
    });
  };
  const save = async (make: () => Promise<Blob>, ending: 'xlsx' | 'pdf') => {
    setBusy(true);
    try {
      saveFile(`${title}.${ending}`, await make());
    } catch {
      toasts.show({
        title: t.notExported,
        detail: t.theFileCouldNot,
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={t.exportWord}
      sections={[
        {
          id: 'files',
          items: [
            { id: 'xlsx', label: t.excelWorkbook, onSelect: () => void save(workbook, 'xlsx') },
            { id: 'pdf', label: t.pdf, onSelect: () => void save(document, 'pdf') },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          icon={Download}
          busy={isBusy}
          trigger={trigger}
          {...(!project.permissions.includes('download_estimate') && {
            disabledReason: t.exportingNeedsThePermission,
          })}
        >
          {t.exportWord}
        </Button>
      )}
    />
  );
}
