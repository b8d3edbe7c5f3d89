import { useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { applyChanges } from '#design-system/grid/editing/changes.ts';
import type { CellKey, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { useMedia } from '#design-system/private/media/useMedia.ts';
import { type DefaultFormat, missingScope, type ScopeRights } from '#domain/items';
import { useFocusSection } from '#platform/routing';
import { useWidth } from '#shared/page';
import { unitsQuery } from '../../itemQueries.ts';
import { emptySubItem, isBlank, type SubItemDraft } from '../../model/itemDraft.ts';
import * as t from '../../texts.ts';
import { ScopeCards } from './ScopeCards.tsx';
import {
  heightOf,
  messagesOf,
  scopeReadOnly,
  scopeWidthOf,
  subItemColumns,
  type TypedCode,
  unitOptions,
  wideTable,
} from './subItemColumns.tsx';
import * as styles from './SubItemsTable.css.ts';

export interface SubItemsTableProps {
  rows: readonly SubItemDraft[];
  readOnly: boolean;
  /** What the person may do to its rows, one by one; everything unless said. */
  rights?: ScopeRights | undefined;
  /** Messages by contract path, e.g. `sub_items.0.scope`. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** The format that costs are coded by: its codes are offered first. */
  format?: DefaultFormat | undefined;
  /** The format in which a row has to be coded; left out where an approval is not what comes next. */
  neededFormat?: DefaultFormat | undefined;
  /** Said beside the heading, e.g. "priced all-in". */
  note: string;
  onChange: (rows: SubItemDraft[]) => void;
  /** A row is settled: a cell was left, a choice made, a row removed. */
  onCommit: (rows: SubItemDraft[]) => void;
}

const keyOf = (row: SubItemDraft) => row.key;
const everything: ScopeRights = { add: true, change: true, remove: true };

/** The priced scope of an item; the cost follows every key to the cent. */
export function SubItemsTable(props: SubItemsTableProps) {
  const {
    rows,
    readOnly,
    rights = everything,
    errors,
    format,
    neededFormat,
    note,
    onChange,
    onCommit,
  } = props;
  const units = useQuery(unitsQuery()).data?.results;
  // Rows as they were before somebody began to type: what is typed shows in the cost at once, and the grid's changes are about these.
  const before = useRef<readonly SubItemDraft[]>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 8);
  const isWide = width >= wideTable;
  const isPhone = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const lacking = useMemo(() => lackingOf(rows, neededFormat), [rows, neededFormat]);
  const [typed, setTyped] = useState<TypedCode>();
  const columns = useMemo(
    () =>
      subItemColumns({
        format,
        lacking,
        units: units ?? [],
        rows,
        readOnly,
        rights,
        isWide,
        typed,
        onType: setTyped,
        onPick: (key, change) => onCommit(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
        onRemove: (key) => onCommit(rows.filter((row) => row.key !== key)),
      }),
    [units, rows, readOnly, rights, isWide, format, lacking, typed, onCommit],
  );
  const [goTo, setGoTo] = useState<CellKey>();
  const addRow = () => {
    const row = emptySubItem();
    onChange([...rows, row]);
    setGoTo({ key: row.key, column: 'scope' });
  };
  const scopeWidth = scopeWidthOf(columns, width);
  const section = useFocusSection<HTMLDivElement>('scope');
  const editing: GridEditing<SubItemDraft> = {
    ...(rights.add && { newRow: emptySubItem, growsOnEnter: true }),
    goTo,
    removable: rights.remove,
    readOnly: (row) => scopeReadOnly(row, rights),
    errors: messagesOf(errors, rows),
    onDraft: (draft) => {
      before.current ??= rows;
      const settled = before.current;
      onChange(settled.map((row) => (draft?.key === row.key ? draft.row : row)));
      // The change, if there is one, follows in the same breath.
      if (!draft) queueMicrotask(() => (before.current = undefined));
    },
    onChange: (changes) => {
      const settled = before.current ?? rows;
      before.current = undefined;
      onCommit([...applyChanges(settled, changes, columns, keyOf)]);
    },
  };
  const grid = {
    label: t.scope,
    columns,
    rows,
    rowKey: keyOf,
    rowHeight: (row: SubItemDraft) => heightOf(row, scopeWidth, isWide),
    frame: 'control',
  } as const;
  return (
    <div ref={section}>
      <Stack gap={2}>
        <div className={styles.head}>
          <Inline gap={2} align="baseline">
            <Text as="h3" size="body" weight="strong">
              {t.scope}
            </Text>
            <Text size="meta" tone="subtle">
              {note}
            </Text>
          </Inline>
          {readOnly || !rights.add ? null : (
            <Button variant="quiet" size="small" icon={Plus} onPress={addRow}>
              {t.addRow}
            </Button>
          )}
        </div>
        <div ref={place} className={styles.place}>
          {isPhone ? (
            <ScopeCards
              {...{ rows, readOnly, rights, format, lacking, onChange, onCommit }}
              units={unitOptions(units ?? [])}
              messages={messagesOf(errors, rows)}
            />
          ) : readOnly ? (
            <DataGrid {...grid} />
          ) : (
            <EditableGrid {...grid} editing={editing} />
          )}
        </div>
        {[...lacking].map(([key, what]) => (
          <div key={key} className={styles.lacks}>
            {t.rowFindIndexNeedsWords(
              rows.findIndex((row) => row.key === key) + 1,
              wordsOf(what, neededFormat),
            )}
          </div>
        ))}
        {neededFormat !== undefined && rows.every(isBlank) ? (
          <div className={styles.lacks}>{t.addARowWithScope}</div>
        ) : null}
        {Object.entries(errors)
          .filter(([path]) => path.startsWith('sub_items'))
          .map(([path, texts]) => (
            <div key={path} role="alert" className={styles.problem}>
              {`${problemWords(path)} ${texts.join(' ')}`}
            </div>
          ))}
      </Stack>
    </div>
  );
}

/** What each row lacks, as long as no row is complete: one is enough for the rule. */
function lackingOf(rows: readonly SubItemDraft[], format: DefaultFormat | undefined) {
  if (format === undefined) return new Map<string, string[]>();
  const all = rows
    .filter((row) => !isBlank(row))
    .map((row) => [row.key, missingScope(scopedOf(row), format)] as const);
  return new Map(all.some(([, what]) => what.length === 0) ? [] : all);
}

/** What is missing, and of which format: a row that is coded in another one would seem complete. */
const wordsOf = (what: readonly string[], format: DefaultFormat | undefined) =>
  what
    .map((one) => {
      if (one === 'scope') return t.scopeText;
      const ofFormat = one === 'cost group' ? formatNames[String(format)] : undefined;
      return ofFormat === undefined ? `a ${one}` : `a ${ofFormat} ${one}`;
    })
    .join(', ');
const formatNames: Readonly<Record<string, string>> = { MF: 'MasterFormat', UF: 'UniFormat' };

const scopedOf = (row: SubItemDraft) => ({
  scope: row.scope,
  quantity: row.quantity,
  unit_cost: row.unitCost,
  cost_group_master_format: row.masterFormat,
  cost_group_uni_format: row.uniFormat,
  cost_groups: row.codes.map((code) => ({ definition: code.definition_id })),
});

function problemWords(path: string): string {
  const [, index] = path.split('.');
  return index === undefined ? '' : t.rowNumber(Number(index) + 1);
}
