import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellMessages } from '#design-system/grid/editing/gridEditing.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import { draftExtension, draftSubtotal, isBlank, type SubItemDraft } from '../../model/itemDraft.ts';
import { CostGroupPicker } from './CostGroupPicker.tsx';
import * as styles from './SubItemsTable.css.ts';

interface ColumnInput {
  units: readonly { abbreviation: string; name: string; synonyms: readonly string[] }[];
  rows: readonly SubItemDraft[];
  readOnly: boolean;
  /** What each row lacks before an approval, by key. */
  lacking: ReadonlyMap<string, readonly string[]>;
  onPick: (key: string, change: Partial<SubItemDraft>) => void;
  onRemove: (key: string) => void;
}

/** Characters of scope that fit on a line of the narrowest flyout, and the pixels of a line. */
const lineLength = 21;
const lineHeight = 18;

const linesOf = (row: SubItemDraft) => [row.uniFormat, row.masterFormat, ...row.codes].filter(Boolean).length;

/** Height of a row in pixels: a long scope takes two or three lines, and so do codes, one below the other. */
export const heightOf = (row: SubItemDraft) =>
  lineHeight * Math.max(1, linesOf(row), Math.min(3, Math.ceil(row.scope.length / lineLength))) + lineHeight;

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

const codesOf = (row: SubItemDraft) =>
  [row.uniFormat, row.masterFormat, ...row.codes].flatMap((group) => group?.div_code ?? []);

/** Codes one below the other; two formats may say the same. */
function CodesRead({ codes }: { codes: readonly string[] }) {
  return (
    <span className={styles.codesRead}>
      {codes.length === 0 ? '-' : codes.map((code, place) => <span key={`${place} ${code}`}>{code}</span>)}
    </span>
  );
}

/** Columns with the widths of docs/product/items.md, tightened to fit a flyout of 640; the scope takes what is left. */
export function subItemColumns(input: ColumnInput): readonly GridColumn<SubItemDraft>[] {
  const { units, rows, readOnly, lacking, onPick, onRemove } = input;
  const places = new Map(rows.map((row, index) => [row.key, index + 1]));
  // Cents show where any row has them, so that the figures of the column line up.
  const cents = rows.some((row) => !Number.isInteger(draftExtension(row)));
  const known = units.map(({ abbreviation, name, synonyms }) => ({
    value: abbreviation,
    label: abbreviation,
    description: name,
    aliases: [abbreviation, name, ...synonyms],
  }));
  const used = rows.flatMap(({ measure }) => (measure === null ? [] : [measure]));
  const others = [...new Set(used)].filter((unit) => !known.some(({ value }) => value === unit));
  const options = [...others.map((unit) => ({ value: unit, label: unit })), ...known];
  const fixed = { resizable: false, hideable: false, movable: false } as const;
  const columns: GridColumn<SubItemDraft>[] = [
    {
      id: 'scope',
      title: 'Scope',
      width: 130,
      grow: true,
      edit: { type: 'text', maxLength: 500 },
      render: (row) => <span className={styles.scope}>{row.scope}</span>,
      renderTotal: () => 'Cost',
    },
    {
      id: 'codes',
      title: 'Cost group',
      width: 90,
      render: (row) =>
        readOnly ? (
          <CodesRead codes={codesOf(row)} />
        ) : (
          <CostGroupPicker
            row={places.get(row.key) ?? 0}
            uniFormat={row.uniFormat}
            masterFormat={row.masterFormat}
            codes={row.codes}
            lacking={lacking.get(row.key)?.includes('cost group') ?? false}
            onChange={(change) => onPick(row.key, change)}
          />
        ),
      exportValue: (row) => codesOf(row).join(' / ') || '-',
    },
    {
      id: 'quantity',
      title: 'Quantity',
      width: 78,
      align: 'end',
      edit: { type: 'number', decimals: 4 },
      render: (row) => (row.quantity === null ? null : <Figure>{formatNumber(row.quantity)}</Figure>),
    },
    {
      id: 'measure',
      title: 'Unit',
      width: 50,
      edit: { type: 'choice', options },
      render: (row) => row.measure ?? '-',
    },
    {
      id: 'unitCost',
      title: 'Unit cost',
      width: 98,
      align: 'end',
      edit: { type: 'money', decimals: 4 },
      render: (row) => (row.unitCost === null ? null : <Figure>{formatCents(row.unitCost)}</Figure>),
    },
    {
      id: 'extension',
      title: 'Extension',
      width: 106,
      align: 'end',
      render: (row) => <Figure>{formatMoney(draftExtension(row), { cents })}</Figure>,
      renderTotal: (all) => <Figure>{formatMoney(draftSubtotal(all), { cents })}</Figure>,
      exportValue: draftExtension,
    },
  ];
  const remove: GridColumn<SubItemDraft> = {
    id: 'remove',
    title: 'Remove',
    renderTitle: () => null,
    width: 32,
    minWidth: 32,
    align: 'center',
    render: (row) => (
      <IconButton
        icon={Trash2}
        size="tiny"
        label={`Remove row ${places.get(row.key) ?? 0}`}
        onPress={() => onRemove(row.key)}
      />
    ),
  };
  return (readOnly ? columns : [...columns, remove]).map((column) => ({ ...column, ...fixed }));
}
