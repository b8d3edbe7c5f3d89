import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import { draftExtension, draftSubtotal, emptySubItem, type SubItemDraft } from '../../model/itemDraft.ts';
import { oneLine } from '../../model/oneLine.ts';
import { CostGroupPicker } from './CostGroupPicker.tsx';
import { UnitPicker } from './UnitPicker.tsx';
import * as styles from './SubItemsTable.css.ts';

export interface SubItemsTableProps {
  rows: readonly SubItemDraft[];
  readOnly: boolean;
  /** Messages by contract path, e.g. `sub_items.0.scope`. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Said beside the heading, e.g. "priced all-in". */
  note: string;
  onChange: (rows: SubItemDraft[]) => void;
  /** A row is settled: a field was left, a choice made, a row removed. */
  onCommit: (rows: SubItemDraft[]) => void;
}

/** Columns with their widths in px: those of spec §9, tightened to fit a flyout of 640; the scope takes what is left. */
const columns = [
  { title: 'Scope', width: undefined },
  { title: 'Cost group', width: 82 },
  { title: 'Quantity', width: 74, end: true },
  { title: 'Unit', width: 48 },
  { title: 'Unit cost', width: 96, end: true },
  { title: 'Extension', width: 106, end: true },
] as const;

/** The priced scope of an option; the cost follows every key to the cent (decisions §3). */
export function SubItemsTable({ rows, readOnly, errors, note, onChange, onCommit }: SubItemsTableProps) {
  const replace = (key: string, change: Partial<SubItemDraft>) =>
    rows.map((row) => (row.key === key ? { ...row, ...change } : row));
  const cents = hasCents(rows);
  const problems = Object.entries(errors).filter(([path]) => path.startsWith('sub_items'));
  return (
    <Stack gap={2}>
      <Inline gap={2} align="baseline" justify="space-between">
        <Inline gap={2} align="baseline">
          <Text as="h3" size="body" weight="strong">
            Scope
          </Text>
          <Text size="meta" tone="subtle">
            {note}
          </Text>
        </Inline>
        {readOnly ? null : (
          <Button
            variant="quiet"
            size="small"
            icon={Plus}
            onPress={() => onChange([...rows, emptySubItem()])}
          >
            Add row
          </Button>
        )}
      </Inline>
      <div className={styles.frame}>
        <table className={styles.table} aria-label="Scope">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.title}
                  scope="col"
                  className={styles.head}
                  style={{ width: column.width }}
                  data-end={'end' in column || undefined}
                >
                  {column.title}
                </th>
              ))}
              {readOnly ? null : (
                <th scope="col" className={styles.head} style={{ width: 28 }}>
                  <span className={styles.hidden}>Remove</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) =>
              readOnly ? (
                <ReadRow key={row.key} row={row} cents={cents} />
              ) : (
                <EditRow
                  key={row.key}
                  row={row}
                  cents={cents}
                  number={index + 1}
                  onType={(change) => onChange(replace(row.key, change))}
                  onCommit={(change) => onCommit(replace(row.key, change))}
                  onRemove={() => onCommit(rows.filter((other) => other.key !== row.key))}
                />
              ),
            )}
            {problems.map(([path, texts]) => (
              <tr key={path}>
                <td colSpan={7} className={styles.problem}>
                  <span role="alert">{`${problemWords(path)} ${texts.join(' ')}`}</span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={styles.total} colSpan={5}>
                Cost
              </td>
              <td className={styles.total} data-figure>
                {formatMoney(draftSubtotal(rows), { cents })}
              </td>
              {readOnly ? null : <td className={styles.total}>&nbsp;</td>}
            </tr>
          </tfoot>
        </table>
      </div>
    </Stack>
  );
}

function problemWords(path: string): string {
  const [, index] = path.split('.');
  return index === undefined ? '' : `Row ${Number(index) + 1}:`;
}

/** Cents show where any row has them, so that the figures of the column line up. */
const hasCents = (rows: readonly SubItemDraft[]) =>
  rows.some((row) => !Number.isInteger(draftExtension(row)));

const codesOf = (row: SubItemDraft) =>
  [row.uniFormat?.div_code, row.masterFormat?.div_code].filter(Boolean).join(' / ') || '-';

function ReadRow({ row, cents }: { row: SubItemDraft; cents: boolean }) {
  return (
    <tr>
      <td className={styles.cell} data-text>
        {row.scope}
      </td>
      <td className={styles.cell} data-text>
        {codesOf(row)}
      </td>
      <td className={styles.cell} data-figure>
        {formatNumber(row.quantity)}
      </td>
      <td className={styles.cell} data-text>
        {row.measure ?? '-'}
      </td>
      <td className={styles.cell} data-figure>
        {formatCents(row.unitCost)}
      </td>
      <td className={styles.cell} data-figure>
        {formatMoney(draftExtension(row), { cents })}
      </td>
    </tr>
  );
}

interface EditRowProps {
  row: SubItemDraft;
  cents: boolean;
  /** Place of the row, from 1: part of its fields' names. */
  number: number;
  onType: (change: Partial<SubItemDraft>) => void;
  onCommit: (change: Partial<SubItemDraft>) => void;
  onRemove: () => void;
}

function EditRow({ row, cents, number, onType, onCommit, onRemove }: EditRowProps) {
  const field = (name: string) => ({
    label: `${name}, row ${number}`,
    labelHidden: true,
    quiet: true,
    size: 'small' as const,
  });
  return (
    <tr>
      <td className={styles.cell}>
        <TextArea
          label={`Scope, row ${number}`}
          labelHidden
          quiet
          rows={1}
          maxLength={500}
          value={row.scope}
          onChange={(scope) => onType({ scope: oneLine(scope) })}
          onCommit={(scope) => onCommit({ scope: oneLine(scope) })}
        />
      </td>
      <td className={styles.cell}>
        <CostGroupPicker
          row={number}
          uniFormat={row.uniFormat}
          masterFormat={row.masterFormat}
          onChange={(change) => onCommit(change)}
        />
      </td>
      <td className={styles.cell}>
        <NumberField
          {...field('Quantity')}
          allowsNegative
          decimals={4}
          value={row.quantity}
          onChange={(quantity) => onType({ quantity })}
          onCommit={(quantity) => onCommit({ quantity })}
        />
      </td>
      <td className={styles.cell}>
        <UnitPicker row={number} value={row.measure} onChange={(measure) => onCommit({ measure })} />
      </td>
      <td className={styles.cell}>
        <MoneyField
          {...field('Unit cost')}
          allowsNegative
          decimals={4}
          alwaysCents
          value={row.unitCost}
          onChange={(unitCost) => onType({ unitCost })}
          onCommit={(unitCost) => onCommit({ unitCost })}
        />
      </td>
      <td className={styles.cell} data-figure>
        {formatMoney(draftExtension(row), { cents })}
      </td>
      <td className={styles.cell}>
        <IconButton icon={Trash2} size="tiny" label={`Remove row ${number}`} onPress={onRemove} />
      </td>
    </tr>
  );
}
