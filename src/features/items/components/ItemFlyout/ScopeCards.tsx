import { useEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { CellMessages } from '#design-system/grid/editing/gridEditing.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select, type Option } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import type { DefaultFormat, ScopeRights } from '#domain/items';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import { draftExtension, draftSubtotal, type SubItemDraft } from '../../model/itemDraft.ts';
import * as t from '../../texts.ts';
import { CostGroupPicker } from './CostGroupPicker.tsx';
import * as styles from './ScopeCards.css.ts';
import { CodesRead, codesOf, scopeReadOnly } from './subItemColumns.tsx';

export interface ScopeCardsProps {
  rows: readonly SubItemDraft[];
  readOnly: boolean;
  rights: ScopeRights;
  format: DefaultFormat | undefined;
  /** What each row lacks before an approval, by key. */
  lacking: ReadonlyMap<string, readonly string[]>;
  units: readonly Option[];
  messages: CellMessages;
  onChange: (rows: SubItemDraft[]) => void;
  onCommit: (rows: SubItemDraft[]) => void;
}

/** The scope's rows on a phone: each one below the other, all of it in sight, its fields wide enough for a finger. */
export function ScopeCards(props: ScopeCardsProps) {
  const { rows, readOnly, rights, onChange, onCommit } = props;
  const list = useRef<HTMLUListElement>(null);
  // What is being typed lies over the rows by place: a save that comes back meanwhile gives a new row its number and takes nothing away.
  const [typed, setTyped] = useState<{ at: number; change: Partial<SubItemDraft> } | null>(null);
  const shown = typed ? changedAt(rows, typed.at, typed.change) : rows;
  const cents = shown.some((row) => !Number.isInteger(draftExtension(row)));
  useKeptFocus(list, rows.length);
  const settle = (next: readonly SubItemDraft[]) => {
    setTyped(null);
    onCommit([...next]);
  };
  const type = (at: number, change: Partial<SubItemDraft>) => {
    setTyped({ at, change: typed?.at === at ? { ...typed.change, ...change } : change });
    onChange(changedAt(shown, at, change));
  };
  return (
    <ul ref={list} className={styles.cards} aria-label={t.scope}>
      {shown.map((row, at) => {
        // By place, as a row's key changes when it is saved, and the focus stays in its field.
        const key = `row ${at}`;
        const onRemove = () => settle(shown.filter((_, place) => place !== at));
        return readOnly || scopeReadOnly(row, rights) !== undefined ? (
          <ReadCard
            key={key}
            row={row}
            place={at + 1}
            cents={cents}
            onRemove={!readOnly && rights.remove ? onRemove : undefined}
          />
        ) : (
          <EditCard
            key={key}
            {...props}
            row={row}
            place={at + 1}
            cents={cents}
            onType={(change) => type(at, change)}
            onPick={(change) => settle(changedAt(shown, at, change))}
            onLeave={() => {
              if (typed) settle(shown);
            }}
            onRemove={onRemove}
          />
        );
      })}
      <li className={styles.total}>
        <span>{t.cost}</span>
        <Figure>{formatMoney(draftSubtotal(shown), { cents })}</Figure>
      </li>
    </ul>
  );
}

const changedAt = (rows: readonly SubItemDraft[], at: number, change: Partial<SubItemDraft>) =>
  rows.map((row, place) => (place === at ? { ...row, ...change } : row));

/** A row that was added has the focus; where the last one went, the one before has. */
function useKeptFocus(list: RefObject<HTMLUListElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isNew = count === before.current + 1;
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    const next = list.current?.children[count - 1];
    if (isNew || isLost) next?.querySelector<HTMLElement>('input, button')?.focus();
  }, [list, count]);
}

interface EditCardProps extends ScopeCardsProps {
  row: SubItemDraft;
  place: number;
  cents: boolean;
  onType: (change: Partial<SubItemDraft>) => void;
  onPick: (change: Partial<SubItemDraft>) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function EditCard(props: EditCardProps) {
  const { row, place, cents, rights, format, lacking, units, messages, onType, onPick, onLeave } = props;
  const said = messages[row.key] ?? {};
  const options = units.some(({ value }) => value === row.measure)
    ? units
    : [...(row.measure ? [{ value: row.measure, label: row.measure }] : []), ...units];
  return (
    <li className={styles.card} aria-label={t.scopeRow(place)}>
      <div className={styles.whole}>
        <div className={styles.grow}>
          <TextField
            label={t.scope}
            value={row.scope}
            maxLength={500}
            error={said['scope']}
            onChange={(scope) => onType({ scope })}
            onCommit={onLeave}
          />
        </div>
        {row.id === null || rights.remove ? (
          <IconButton icon={Trash2} label={t.removeRowGet(place)} onPress={props.onRemove} />
        ) : null}
      </div>
      <NumberField
        label={t.quantity}
        value={row.quantity}
        allowsNegative
        error={said['quantity']}
        onChange={(quantity) => onType({ quantity })}
        onCommit={onLeave}
      />
      <Select
        label={t.unit}
        options={options}
        value={row.measure}
        placeholder="-"
        error={said['measure']}
        onChange={(measure) => onPick({ measure })}
      />
      <MoneyField
        label={t.unitCost}
        value={row.unitCost}
        decimals={4}
        allowsNegative
        error={said['unit_cost']}
        onChange={(unitCost) => onType({ unitCost })}
        onCommit={onLeave}
      />
      <div className={styles.foot}>
        <div className={styles.grow}>
          <CostGroupPicker
            row={place}
            uniFormat={row.uniFormat}
            masterFormat={row.masterFormat}
            codes={row.codes}
            format={format}
            lacking={lacking.get(row.key)?.includes('cost group') ?? false}
            inCard
            onChange={onPick}
          />
        </div>
        <Figure>{formatMoney(draftExtension(row), { cents })}</Figure>
      </div>
    </li>
  );
}

/** Quantity and price as one reads them: "61,000 SF × $45.00". */
function priced(row: SubItemDraft): string {
  const amount = row.quantity === null ? '-' : formatNumber(row.quantity);
  const price = row.unitCost === null ? '-' : formatCents(row.unitCost);
  return `${[amount, row.measure].filter(Boolean).join(' ')} × ${price}`;
}

interface ReadCardProps extends Pick<EditCardProps, 'row' | 'place' | 'cents'> {
  /** Left out where the person may not delete the row. */
  onRemove: (() => void) | undefined;
}

function ReadCard({ row, place, cents, onRemove }: ReadCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.whole}>
        <span className={styles.grow}>{row.scope}</span>
        <span className={styles.end}>
          <Figure>{formatMoney(draftExtension(row), { cents })}</Figure>
        </span>
        {onRemove ? <IconButton icon={Trash2} label={t.removeRowGet(place)} onPress={onRemove} /> : null}
      </div>
      <div className={styles.foot}>
        <CodesRead codes={codesOf(row)} />
        <span className={`${styles.end} ${styles.muted}`}>{priced(row)}</span>
      </div>
    </li>
  );
}
