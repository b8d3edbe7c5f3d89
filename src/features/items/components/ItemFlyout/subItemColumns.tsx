import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellMessages } from '#design-system/grid/editing/gridEditing.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import type { DefaultFormat, ScopeRights } from '#domain/items';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import { draftExtension, draftSubtotal, isBlank, type SubItemDraft } from '../../model/itemDraft.ts';
import { linesOfText } from '../../model/textLines.ts';
import * as t from '../../texts.ts';
import { Codes, CostGroupPicker } from './CostGroupPicker.tsx';
import * as styles from './SubItemsTable.css.ts';

/** Letters typed on the codes of a row. */
export interface TypedCode {
  key: string;
  text: string;
}

interface ColumnInput {
  units: readonly { abbreviation: string; name: string; synonyms: readonly string[] }[];
  rows: readonly SubItemDraft[];
  readOnly: boolean;
  rights: ScopeRights;
  /** There is room for the code's format in a column of its own, and for wider figures. */
  isWide: boolean;
  /** The format that costs are coded by. */
  format: DefaultFormat | undefined;
  /** What each row lacks before an approval, by key. */
  lacking: ReadonlyMap<string, readonly string[]>;
  /** What is typed on the cell of a row's codes: its picker opens with it. */
  typed: TypedCode | undefined;
  onType: (typed: TypedCode | undefined) => void;
  onPick: (key: string, change: Partial<SubItemDraft>) => void;
  onRemove: (key: string) => void;
}

/** From this width on (px) the columns have the widths of a large table (docs/product/items.md). */
export const wideTable = 840;

/** The pixels of a line, and those of a cell beside its text. */
const lineHeight = 18;
const cellPadding = 16;

/** Pixels that the columns leave for the scope where the table has so many. */
export function scopeWidthOf(columns: readonly GridColumn<SubItemDraft>[], width: number): number {
  const taken = columns.reduce((sum, column) => sum + (column.id === 'scope' ? 0 : column.width), 0);
  const least = columns.find(({ id }) => id === 'scope')?.width ?? 0;
  // The frame has an edge on either side.
  return Math.max(least, width - 2 - taken);
}

/** Height of a row in pixels: a long scope takes two or three lines, and so do the codes of a wide table, beside their formats. */
export function heightOf(row: SubItemDraft, scopeWidth: number, isWide: boolean): number {
  const scopeLines = Math.min(3, linesOfText(row.scope, scopeWidth - cellPadding));
  return lineHeight * Math.max(1, isWide ? codesOf(row).length : 1, scopeLines) + lineHeight;
}

/** Field of the contract behind each column. */
const fields: Readonly<Record<string, string>> = {
  scope: 'scope',
  quantity: 'quantity',
  measure: 'measure',
  unit_cost: 'unitCost',
};

/** The server's messages at their cells; it counts the rows that are not blank. */
export function messagesOf(
  errors: Readonly<Record<string, readonly string[]>>,
  rows: readonly SubItemDraft[],
): CellMessages {
  const sent = rows.filter((row) => !isBlank(row));
  const messages: Record<string, Record<string, string>> = {};
  for (const [path, texts] of Object.entries(errors)) {
    const [list, index, field] = path.split('.');
    const row = sent[Number(index)];
    const column = fields[field ?? ''];
    if (list === 'sub_items' && row && column)
      messages[row.key] = { ...messages[row.key], [column]: texts.join(' ') };
  }
  return messages;
}

/** Why a row cannot be edited: saved rows need a permission of their own. */
export const scopeReadOnly = (row: SubItemDraft, rights: ScopeRights): string | undefined =>
  row.id !== null && !rights.change ? t.youNeedPermissionToChangeScope : undefined;

export const codesOf = (row: SubItemDraft) =>
  [row.uniFormat, row.masterFormat, ...row.codes].flatMap((group) => group?.div_code ?? []);

/** Codes one below the other, or in one line the first and how many more there are. */
export function CodesRead({ codes, inLine = false }: { codes: readonly string[]; inLine?: boolean }) {
  return (
    <span className={styles.codesRead}>
      <Codes codes={codes} inLine={inLine} />
    </span>
  );
}

/** The format of each code, in the order of the codes. */
const formatsOf = (row: SubItemDraft) => [
  ...(row.uniFormat ? ['UniFormat'] : []),
  ...(row.masterFormat ? ['MasterFormat'] : []),
  ...row.codes.map((code) => code.definition),
];

/** Units as they are offered. */
export const unitOptions = (units: ColumnInput['units']) =>
  units.map(({ abbreviation, name, synonyms }) => ({
    value: abbreviation,
    label: abbreviation,
    description: name,
    aliases: [abbreviation, name, ...synonyms],
  }));

/**
 * Columns of the scope's rows. In a flyout of 640 they are tightened to fit, and a wide table gives them the widths of
 * docs/product/items.md and the formats of the codes a column of their own; the scope takes what is left.
 */
export function subItemColumns(input: ColumnInput): readonly GridColumn<SubItemDraft>[] {
  const {
    units,
    rows,
    readOnly,
    rights,
    isWide,
    format: costFormat,
    lacking,
    typed,
    onType,
    onPick,
    onRemove,
  } = input;
  const places = new Map(rows.map((row, index) => [row.key, index + 1]));
  // Cents show where any row has them, so that the figures of the column line up.
  const cents = rows.some((row) => !Number.isInteger(draftExtension(row)));
  const known = unitOptions(units);
  const used = rows.flatMap(({ measure }) => (measure === null ? [] : [measure]));
  const others = [...new Set(used)].filter((unit) => !known.some(({ value }) => value === unit));
  const options = [...others.map((unit) => ({ value: unit, label: unit })), ...known];
  const fixed = { resizable: false, hideable: false, movable: false } as const;
  const scope: GridColumn<SubItemDraft> = {
    id: 'scope',
    title: t.scope,
    // The panel's usual width holds all columns beside a scroll bar.
    width: isWide ? 200 : 118,
    grow: true,
    edit: { type: 'text', maxLength: 500 },
    render: (row) => <span className={styles.scope}>{row.scope}</span>,
    renderTotal: () => t.cost,
  };
  const group: GridColumn<SubItemDraft> = {
    id: 'codes',
    title: isWide ? t.group : t.costGroup,
    width: isWide ? 84 : 90,
    render: (row) =>
      readOnly || scopeReadOnly(row, rights) !== undefined ? (
        <CodesRead codes={codesOf(row)} inLine={!isWide} />
      ) : (
        <CostGroupPicker
          row={places.get(row.key) ?? 0}
          uniFormat={row.uniFormat}
          masterFormat={row.masterFormat}
          codes={row.codes}
          format={costFormat}
          lacking={lacking.get(row.key)?.includes('cost group') ?? false}
          inLine={!isWide}
          typed={typed?.key === row.key ? typed : undefined}
          onClose={() => onType(undefined)}
          onChange={(change) => onPick(row.key, change)}
        />
      ),
    // What comes before the picker stands is not lost.
    onType: ({ key }, text) =>
      onType({ key, text: `${typed?.key === key ? typed.text : ''}${text}`.trimStart() }),
    exportValue: (row) => codesOf(row).join(' / ') || '-',
  };
  const format: GridColumn<SubItemDraft> = {
    id: 'format',
    title: t.format,
    width: 130,
    render: (row) => <CodesRead codes={formatsOf(row)} />,
    exportValue: (row) => formatsOf(row).join(' / ') || '-',
  };
  const columns: GridColumn<SubItemDraft>[] = [
    ...(isWide ? [group, scope, format] : [scope, group]),
    {
      id: 'quantity',
      title: t.quantity,
      width: 78,
      align: 'end',
      edit: { type: 'number', decimals: 4 },
      render: (row) => (row.quantity === null ? null : <Figure>{formatNumber(row.quantity)}</Figure>),
    },
    {
      id: 'measure',
      title: t.unit,
      width: isWide ? 65 : 50,
      edit: { type: 'choice', options },
      render: (row) => row.measure ?? '-',
    },
    {
      id: 'unitCost',
      title: t.unitCost,
      width: isWide ? 150 : 98,
      align: 'end',
      edit: { type: 'money', decimals: 4 },
      render: (row) => (row.unitCost === null ? null : <Figure>{formatCents(row.unitCost)}</Figure>),
    },
    {
      id: 'extension',
      title: t.extension,
      width: isWide ? 140 : 106,
      align: 'end',
      render: (row) => <Figure>{formatMoney(draftExtension(row), { cents })}</Figure>,
      renderTotal: (all) => <Figure>{formatMoney(draftSubtotal(all), { cents })}</Figure>,
      exportValue: draftExtension,
    },
  ];
  const remove: GridColumn<SubItemDraft> = {
    id: 'remove',
    title: t.remove,
    renderTitle: () => null,
    width: 32,
    minWidth: 32,
    align: 'center',
    render: (row) =>
      row.id === null || rights.remove ? (
        <IconButton
          icon={Trash2}
          size="tiny"
          label={t.removeRowGet(places.get(row.key) ?? 0)}
          onPress={() => onRemove(row.key)}
        />
      ) : null,
  };
  return (readOnly ? columns : [...columns, remove]).map((column) => ({ ...column, ...fixed }));
}
