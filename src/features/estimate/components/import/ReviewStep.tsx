import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { FileEstimate, GuessedSheet } from '#domain/estimate/import';
import { countsInTotal } from '#domain/estimate';
import { formatCount, formatMoney, formatNumber, subtractMoney, sumMoney } from '#domain/money';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ToolRow } from '#shared/page';
import type { Estimate } from '../../estimateQueries.ts';
import { type DraftLine, problemOf } from '../../model/importDraft.ts';
import { type LineRow, toRow } from '../../model/lineBatch.ts';
import { totalsOf, totalsText } from '../../model/lineTotals.ts';
import * as t from '../../texts.ts';
import { lineColumns } from '../lineColumns.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as styles from './Import.css.ts';
import { ByLineCard } from './ByLineCard.tsx';
import { ReviewBulk } from './ReviewBulk.tsx';
import { FindingsCard } from './FindingsCard.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import type { ImportByLine } from './useImport.ts';

export interface ReviewStepProps {
  estimate: FileEstimate;
  choices: readonly GuessedSheet[];
  /** Where each row is from, by its key. */
  origins: ReadonlyMap<string, DraftLine>;
  /** For a file that names lines of the estimate. */
  byLine: ImportByLine;
  /** Downloads the rows as they are. */
  converted: ReactNode;
  rows: readonly LineRow[];
  onChange: (rows: readonly LineRow[]) => void;
  groups: readonly { id: number; div_code: string; name: string }[];
  components: readonly { id: number; name: string }[];
  /** The milestone that the file is for. */
  milestone: number;
  /** The last estimate before, that this one is compared with. */
  earlier: { name: string; estimate: Estimate } | undefined;
}

const ProposeCodes = lazy(() => import('./ProposeCodes.tsx'));
const ReviewChanges = lazy(() => import('../changes/ReviewChanges.tsx'));

type Look = 'lines' | 'changes';
const looks = [
  { value: 'lines', label: t.lines },
  { value: 'changes', label: t.whatChanged },
] as const;

type Shown = 'all' | 'errors' | 'warnings';
const rowKey = (row: LineRow) => row.key;
const noneSelected: ReadonlySet<string> = new Set();

/** Errors come first, then what should be looked at. */
const rankOf = ({ isError, isWarning }: { isError: boolean; isWarning: boolean }) =>
  isError ? 0 : isWarning ? 1 : 2;

/** Widths that leave room for the figures beside the reason. */
const widths: Readonly<Record<string, number>> = {
  description: 170,
  quantity: 85,
  unit: 55,
  unit_cost: 112,
  amount: 128,
};
const figuresFirst = ['description', 'reason', 'quantity', 'unit', 'unit_cost', 'amount'];

/** Columns of the lines with what the review adds: figures come first, because they are what is in error. */
function inOrder(
  columns: readonly GridColumn<LineRow>[],
  place: GridColumn<LineRow>,
  added: readonly GridColumn<LineRow>[],
): readonly GridColumn<LineRow>[] {
  const rank = ({ id }: GridColumn<LineRow>) => {
    const at = figuresFirst.indexOf(id);
    return at < 0 ? figuresFirst.length : at;
  };
  const sized = columns.map((column) => ({
    ...column,
    width: widths[column.id] ?? column.width,
    // Descriptions give way, so that no figure is cut.
    inSight: column.id === 'amount',
  }));
  return [place, ...[...sized, ...added].toSorted((a, b) => rank(a) - rank(b))];
}

/** The lines as they would be written, those in error first; the grid mends many at once by paste and fill. */
export function ReviewStep({
  estimate,
  choices,
  origins,
  byLine,
  converted,
  rows,
  onChange,
  groups,
  components,
  milestone,
  earlier,
}: ReviewStepProps) {
  const [look, setLook] = useState<Look>('lines');
  const [shown, setShown] = useState<Shown>('all');
  const { compared, deletesMissing } = byLine;
  const marked = useMemo(
    () =>
      rows.map((row) => {
        const from = origins.get(row.key)?.from;
        const isWarning = compared
          ? compared.changes.get(row.key) !== '' || (from?.unread ?? '') !== ''
          : (from?.warning ?? '') !== '';
        return { row, isError: problemOf(row, from) !== '', isWarning };
      }),
    [rows, origins, compared],
  );
  const errors = marked.filter(({ isError }) => isError).length;
  const warnings = marked.filter(({ isError, isWarning }) => !isError && isWarning).length;
  // Decided once: a column that came or went while somebody mends would move the cell under their hands.
  const [hasReasons] = useState(errors + warnings > 0);
  const looksAt = hasReasons || compared !== undefined;
  const columns = useMemo(() => {
    const reason = (row: LineRow) => {
      const from = origins.get(row.key)?.from;
      const change = compared?.changes.get(row.key);
      const problem = problemOf(row, from);
      if (problem !== '' || !compared) return problem || (from?.warning ?? '');
      // What differs from a line says more than what is odd about it: its figures follow each other.
      return [change ?? t.newLine, from?.unread].filter(Boolean).join('. ');
    };
    const several = estimate.sheets.length > 1;
    const own: Record<'place' | 'reason', GridColumn<LineRow>> = {
      place: {
        id: 'file_row',
        title: t.row,
        width: several ? 104 : 62,
        shrinksTo: several ? 84 : 62,
        frozen: true,
        render: (row) => {
          const origin = origins.get(row.key);
          if (!origin) return '';
          if (!several) return String(origin.from.row);
          return (
            <span className={styles.place} title={origin.sheet}>
              <span className={styles.placeSheet}>{origin.sheet}</span>
              <span>{origin.from.row}</span>
            </span>
          );
        },
        value: (row) => origins.get(row.key)?.from.row ?? null,
      },
      reason: {
        id: 'reason',
        title: t.whatToLookAt,
        width: 165,
        render: (row) => (
          <span
            title={reason(row)}
            className={problemOf(row, origins.get(row.key)?.from) ? styles.differs : styles.muted}
          >
            {reason(row)}
          </span>
        ),
        value: reason,
      },
    };
    return inOrder(lineColumns({ groups, components }), own.place, looksAt ? [own.reason] : []);
  }, [origins, compared, groups, components, looksAt, estimate.sheets.length]);
  const sound = useMemo(() => marked.flatMap(({ row, isError }) => (isError ? [] : [row])), [marked]);
  // Lines that the file lacks and that stay are of the estimate that comes of it.
  const staying = useMemo(
    () => (compared && !deletesMissing ? compared.missing.map((line) => toRow(line)) : []),
    [compared, deletesMissing],
  );
  const after = useMemo(() => [...sound, ...staying], [sound, staying]);
  const ordered = useMemo(() => marked.toSorted((a, b) => rankOf(a) - rankOf(b)), [marked]);
  const all = useMemo(() => ordered.map(({ row }) => row), [ordered]);
  const visible = useMemo(() => {
    const most = shown === 'errors' ? 0 : shown === 'warnings' ? 1 : 2;
    return ordered.flatMap((one) => (rankOf(one) <= most ? [one.row] : []));
  }, [ordered, shown]);
  const sums = totalsOf(rows);
  const [proposes, setProposes] = useState(false);
  const uncoded = rows.filter((row) => row.cost_group_id === null).length;
  const [selected, setSelected] = useState<ReadonlySet<string>>(noneSelected);
  const [incoming, setIncoming] = useState<GridChanges<LineRow>>();
  const change = (changes: GridChanges<LineRow>) => {
    const known = new Set(rows.map(({ key }) => key));
    const added = changes.added.filter(({ key }) => !known.has(key));
    const last = added.map((one) => ({ ...one, at: rows.length }));
    onChange(applyChanges(rows, { ...changes, added: last }, columns, rowKey));
    // Made once: a grid that is drawn anew does not make it again.
    setIncoming(undefined);
  };
  const changesAgainst = look === 'changes' ? earlier : undefined;
  // The switch keeps its place, and with it the focus.
  return (
    <div className={changesAgainst ? styles.whole : styles.split}>
      <div>
        <ToolRow
          end={
            changesAgainst ? null : (
              <>
                <Text size="grid" tone="muted">
                  {totalsText(sums)}
                </Text>
                {converted}
                <Button
                  size="small"
                  onPress={() => setProposes(true)}
                  {...(uncoded === 0 && { disabledReason: t.everyLineHasACost })}
                >
                  {uncoded === 0 ? t.proposeCostGroups : t.proposeCostGroupsNumber(formatNumber(uncoded))}
                </Button>
              </>
            )
          }
        >
          {earlier ? <ToggleGroup label={t.review} options={looks} value={look} onChange={setLook} /> : null}
          {changesAgainst ? (
            <Text size="grid" tone="muted">
              {errors > 0
                ? t.withoutTheValueInError(errors === 1 ? t.rowLower : t.numberRows(formatNumber(errors)))
                : t.againstName(changesAgainst.name)}
            </Text>
          ) : (
            <ToggleGroup
              label={t.rows}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: t.allErrorsFirst },
                { value: 'errors', label: formatCount(errors, 'error') },
                {
                  value: 'warnings',
                  label: t.numberErrorsAndValue(
                    formatNumber(errors + warnings),
                    compared ? t.changes : t.warnings,
                  ),
                },
              ]}
            />
          )}
        </ToolRow>
        {changesAgainst ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <ReviewChanges
              milestone={milestone}
              against={changesAgainst.estimate.milestone_id}
              rows={after}
            />
          </Suspense>
        ) : (
          <>
            <ReviewBulk
              rows={rows}
              ordered={all}
              shown={visible}
              selected={selected}
              origins={origins}
              groups={groups}
              onClear={() => setSelected(noneSelected)}
              onChange={(changes, isOfAll) => {
                if (isOfAll) setShown('all');
                setIncoming(changes);
              }}
            />
            <EditableGrid
              label={t.linesOfTheFile}
              columns={columns}
              rows={visible}
              rowKey={rowKey}
              rowLabel={(row) => row.description}
              density="compact"
              maxHeight={560}
              editing={{ onChange: change, removable: true, incoming }}
              selection={{ selected, onChange: setSelected }}
              empty={<EmptyState art="funnel" title={t.nothingToFix} text={t.everyLineCanBeAccepted} />}
            />
          </>
        )}
      </div>
      {proposes ? (
        <Suspense fallback={null}>
          <ProposeCodes rows={rows} groups={groups} onChange={onChange} onClose={() => setProposes(false)} />
        </Suspense>
      ) : null}
      {changesAgainst ? null : (
        <Stack gap={3}>
          <ByLineCard byLine={byLine} />
          <FindingsCard estimate={estimate} choices={choices} />
          <TotalsCard estimate={estimate} sum={sums.total} alternates={sums.alternates} />
          {earlier ? (
            <Against earlier={earlier} rows={rows} staying={staying} components={components} />
          ) : null}
        </Stack>
      )}
    </div>
  );
}

type AgainstProps = Required<Pick<ReviewStepProps, 'components' | 'rows'>> & {
  earlier: NonNullable<ReviewStepProps['earlier']>;
  /** Lines that the file lacks and that stay. */
  staying: readonly LineRow[];
};

/** The import beside the estimate before it, by component, both without alternates. */
function Against({ earlier, rows, staying, components }: AgainstProps) {
  const all = [...rows, ...staying].filter(({ kind }) => countsInTotal(kind));
  const sum = sumMoney(all.map(({ amount }) => amount ?? 0));
  const now = new Map<string, number[]>();
  for (const { component_id: id, amount } of all) {
    const key = id ?? '';
    const list = now.get(key);
    if (list) list.push(amount ?? 0);
    else now.set(key, [amount ?? 0]);
  }
  const lines = components.flatMap(({ id, name }) => {
    const cost = sumMoney(now.get(String(id)) ?? []);
    const before = sumMoney(
      earlier.estimate.amounts.flatMap((one) => (one.component_id === id ? [one.amount] : [])),
    );
    return cost === 0 && before === 0 ? [] : [{ name, cost, change: subtractMoney(cost, before) }];
  });
  return (
    <Card title={t.againstName(earlier.name)}>
      <dl className={styles.facts}>
        <dt>{earlier.name}</dt>
        <dd>{formatMoney(earlier.estimate.total)}</dd>
        <dt>{t.thisImport}</dt>
        <dd>{formatMoney(sum)}</dd>
        <dt className={styles.strong}>{t.change}</dt>
        <dd className={styles.strong}>{formatMoney(subtractMoney(sum, earlier.estimate.total))}</dd>
      </dl>
      <ScrollBox label={t.byComponent} className={styles.listBox}>
        <ul className={styles.list}>
          {lines.map(({ name, cost, change }) => (
            <li key={name} className={styles.entry}>
              <span>{name}</span>
              <span className={`${styles.number} ${styles.verdict}`}>{formatMoney(cost)}</span>
              <span className={styles.muted}>{t.change}</span>
              <span className={`${styles.number} ${styles.verdict} ${styles.muted}`}>
                {formatMoney(change)}
              </span>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </Card>
  );
}
