import type { ExportTable, ExportValue } from '#design-system/grid/export/exportTable.ts';
import type { components } from '#contract/api.ts';
import { LINE_KINDS, rowOfCell } from '#domain/estimate';
import * as t from '../texts.ts';
import type { DraftLine } from './importDraft.ts';
import { fittingCost, type LineRow } from './lineBatch.ts';

/** A line of a file as it was understood, with where it stands there. */
export type ConvertedLine = components['schemas']['AcceptedLine'];

/** What the rows of a review say, under the names of the project. */
export function convertedLines(
  rows: readonly LineRow[],
  origins: ReadonlyMap<string, DraftLine>,
  groups: readonly { id: number; div_code: string; name: string }[],
  places: readonly { id: number; name: string }[],
): ConvertedLine[] {
  const groupOf = new Map(groups.map((one) => [String(one.id), one]));
  const placeOf = new Map(places.map(({ id, name }) => [String(id), name]));
  return rows.map((row) => {
    const group = groupOf.get(row.cost_group_id ?? '');
    const origin = origins.get(row.key);
    return {
      code: group?.div_code ?? null,
      group: group?.name ?? null,
      description: row.description,
      component: placeOf.get(row.component_id ?? '') ?? null,
      quantity: row.quantity,
      unit: row.unit,
      unit_cost: fittingCost(row),
      amount: row.amount,
      kind: row.kind,
      escalates_to: row.kind === 'ESCALATION' ? row.escalates_to : null,
      notes: row.notes,
      sheet: origin?.sheet ?? null,
      cell: origin?.from.cell ?? null,
    };
  });
}

/** The converted file: one row for each line, with the sheet, row and cell that it is from. */
export const convertedTable = (lines: readonly ConvertedLine[]): ExportTable => ({
  name: t.converted,
  columns: [
    { title: t.code, width: 75, kind: 'text' },
    { title: t.costGroup, width: 220, kind: 'text' },
    { title: t.description, width: 340, kind: 'text' },
    { title: t.component, width: 160, kind: 'text' },
    { title: t.quantity, width: 90, kind: 'number' },
    { title: t.unit, width: 60, kind: 'text' },
    { title: t.unitCost, width: 110, kind: 'money' },
    { title: t.amount, width: 130, kind: 'money' },
    { title: t.kind, width: 90, kind: 'text' },
    { title: t.escalatedTo, width: 95, kind: 'date' },
    { title: t.notes, width: 240, kind: 'text' },
    { title: t.sheetOfTheFile, width: 140, kind: 'text' },
    { title: t.row, width: 60, kind: 'number' },
    { title: t.cell, width: 60, kind: 'text' },
  ],
  rows: lines.map((line): ExportValue[] => [
    line.code,
    line.group,
    line.description,
    line.component,
    line.quantity,
    line.unit,
    line.unit_cost,
    line.amount,
    LINE_KINDS[line.kind],
    line.escalates_to,
    line.notes,
    line.sheet,
    line.cell === null ? null : rowOfCell(line.cell),
    line.cell,
  ]),
});

/** What the converted file of an upload is called: `CRPT 50DD, converted.xlsx`. */
export const convertedName = (fileName: string): string =>
  t.fileNameConvertedXlsx(fileName.replace(/\.(?:xlsx|xls|csv)$/i, ''));
