import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellOption } from '#design-system/grid/editing/cellTypes.ts';
import { formatMoney, formatNumber, sumMoney } from '#domain/money';
import { ownField } from '../../model/ownCodes.ts';
import { lineExtension, lineProblems, type ScopeField, type ScopeLine } from '../../model/scopeLines.ts';
import * as t from '../../texts.ts';
import type { QuickChoices } from './quickColumns.tsx';

const fixedItem = (line: ScopeLine) => (line.id === null ? undefined : t.aSavedRowStays);

/** Columns of the scope rows of many items, with the widths of docs/product/items.md. */
export function scopeColumns(
  { units, masterFormat, uniFormat, ownFormats }: QuickChoices,
  items: readonly CellOption[],
  savedOf: (key: string) => ScopeLine | undefined,
): GridColumn<ScopeLine>[] {
  const labels = new Map(items.map(({ value, label }) => [value, label]));
  const choice = (
    id: 'item' | 'measure' | 'master_format' | 'uni_format' | `own_${number}`,
    title: string,
    width: number,
    options: readonly CellOption[],
  ): GridColumn<ScopeLine> => {
    const known = new Map(options.map(({ value, label }) => [value, label]));
    return {
      id,
      title,
      width,
      edit: { type: 'choice', options },
      render: (line) => known.get(line[id] ?? '') ?? line[id],
    };
  };
  const figure = (id: 'quantity' | 'unit_cost', title: string, width: number): GridColumn<ScopeLine> => ({
    id,
    title,
    width,
    align: 'end',
    edit: id === 'quantity' ? { type: 'number', decimals: 4 } : { type: 'money', decimals: 4 },
    render: (line) => (line[id] === null ? null : <Figure>{formatNumber(line[id])}</Figure>),
  });
  const problem = (field: ScopeField) => (_value: unknown, line: ScopeLine) =>
    lineProblems(line, savedOf(line.key))[field];
  return [
    {
      id: 'item',
      title: t.item,
      width: 250,
      frozen: true,
      hideable: false,
      edit: { type: 'choice', options: items, readOnly: fixedItem, validate: problem('item') },
      render: (line) => labels.get(line.item ?? ''),
      renderTotal: () => t.costBeforeMarkups,
    },
    {
      id: 'scope',
      title: t.scope,
      width: 200,
      grow: true,
      evens: true,
      edit: { type: 'text', maxLength: 500, validate: problem('scope') },
      render: (line) => line.scope,
    },
    figure('quantity', t.quantity, 90),
    choice('measure', t.unit, 80, units),
    figure('unit_cost', t.unitCost, 110),
    {
      id: 'extension',
      title: t.extension,
      width: 140,
      align: 'end',
      exportValue: lineExtension,
      render: (line) => {
        const extension = lineExtension(line);
        return extension === null ? null : <Figure>{formatMoney(extension)}</Figure>;
      },
      renderTotal: (lines) => (
        <Figure>{formatMoney(sumMoney(lines.map((line) => lineExtension(line) ?? 0)))}</Figure>
      ),
    },
    choice('master_format', 'MasterFormat', 150, masterFormat),
    choice('uni_format', 'UniFormat', 150, uniFormat),
    ...ownFormats.map(({ id, name, codes }) => choice(ownField(id), name, 190, codes)),
  ];
}
