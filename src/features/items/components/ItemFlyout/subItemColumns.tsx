import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellMessages } from '#design-system/grid/editing/gridEditing.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import type { DefaultFormat, ScopeRights } from '#domain/items';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import { draftExtension, draftSubtotal, isBlank, type SubItemDraft } from '../../model/itemDraft.ts';
import * as t from '../../texts.ts';
import { CostGroupPicker } from './CostGroupPicker.tsx';
import * as styles from './SubItemsTable.css.ts';

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
  onPick: (key: string, change: Partial<SubItemDraft>) => void;
  onRemove: (key: string) => void;
}

/** From this width on (px) the columns have the widths of a large table (docs/product/items.md). */
export const wideTable = 840;

/** Characters of scope that fit on a line of the narrowest flyout and of a wide table, and the pixels of a line. */
const lineLength = 21;
const wideLineLength = 30;
const lineHeight = 18;

const linesOf = (row: SubItemDraft) => [row.uniFormat, row.masterFormat, ...row.codes].filter(Boolean).length;

/** Height of a row in pixels: a long scope takes two or three lines, and so do codes, one below the other. */
export function heightOf(row: SubItemDraft, isWide: boolean): number {
  const scopeLines = Math.ceil(row.scope.length / (isWide ? wideLineLength : lineLength));
  return lineHeight * Math.max(1, linesOf(row), Math.min(3, scopeLines)) + lineHeight;
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

/** Codes one below the other; two formats may say the same. */
export function CodesRead({ codes }: { codes: readonly string[] }) {
  return (
    <span className={styles.codesRead}>
      {codes.length === 0 ? '-' : codes.map((code, place) => <span key={`${place} ${code}`}>{code}</span>)}
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
  const { units, rows, readOnly, rights, isWide, format: costFormat, lacking, onPick, onRemove } = input;
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
    width: isWide ? 200 : 130,
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
        <CodesRead codes={codesOf(row)} />
      ) : (
        <CostGroupPicker
          row={places.get(row.key) ?? 0}
          uniFormat={row.uniFormat}
          masterFormat={row.masterFormat}
          codes={row.codes}
          format={costFormat}
          lacking={lacking.get(row.key)?.includes('cost group') ?? false}
          onChange={(change) => onPick(row.key, change)}
        />
      ),
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
