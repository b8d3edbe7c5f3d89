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
import { lineColumns } from '../lineColumns.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as styles from './Import.css.ts';
import { ByLineCard } from './ByLineCard.tsx';
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
  { value: 'lines', label: 'Lines' },
  { value: 'changes', label: 'What changed' },
] as const;

type Shown = 'all' | 'errors' | 'warnings';
const rowKey = (row: LineRow) => row.key;

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
  const columns = useMemo(() => {
    const reason = (row: LineRow) => {
      const from = origins.get(row.key)?.from;
      const change = compared?.changes.get(row.key);
      const problem = problemOf(row, from);
      if (problem !== '' || !compared) return problem || (from?.warning ?? '');
      // What differs from a line says more than what is odd about it: its figures follow each other.
      return [change ?? 'New line', from?.unread].filter(Boolean).join('. ');
    };
    const several = estimate.sheets.length > 1;
    const own: GridColumn<LineRow>[] = [
      {
        id: 'file_row',
        title: 'Row',
        width: several ? 140 : 70,
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
      {
        id: 'reason',
        title: 'What to look at',
        width: 240,
        render: (row) => (
          <span className={problemOf(row, origins.get(row.key)?.from) ? styles.differs : styles.muted}>
            {reason(row)}
          </span>
        ),
        value: reason,
      },
    ];
    return [...own, ...lineColumns({ groups, components })];
  }, [origins, compared, groups, components, estimate.sheets.length]);
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
  const sound = useMemo(() => marked.flatMap(({ row, isError }) => (isError ? [] : [row])), [marked]);
  // Lines that the file lacks and that stay are of the estimate that comes of it.
  const staying = useMemo(
    () => (compared && !deletesMissing ? compared.missing.map((line) => toRow(line)) : []),
    [compared, deletesMissing],
  );
  const after = useMemo(() => [...sound, ...staying], [sound, staying]);
  const errors = marked.filter(({ isError }) => isError).length;
  const warnings = marked.filter(({ isError, isWarning }) => !isError && isWarning).length;
  const visible = useMemo(() => {
    const rank = (one: (typeof marked)[number]) => (one.isError ? 0 : one.isWarning ? 1 : 2);
    const most = shown === 'errors' ? 0 : shown === 'warnings' ? 1 : 2;
    return marked
      .filter((one) => rank(one) <= most)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ row }) => row);
  }, [marked, shown]);
  const sums = totalsOf(rows);
  const [proposes, setProposes] = useState(false);
  const uncoded = rows.filter((row) => row.cost_group_id === null).length;
  const change = (changes: GridChanges<LineRow>) => {
    const after = new Map(applyChanges(visible, changes, columns, rowKey).map((row) => [row.key, row]));
    const removed = new Set(changes.removed.map(({ key }) => key));
    const known = new Set(rows.map(({ key }) => key));
    onChange([
      ...rows.filter(({ key }) => !removed.has(key)).map((row) => after.get(row.key) ?? row),
      ...changes.added.flatMap(({ key }) => (known.has(key) ? [] : (after.get(key) ?? []))),
    ]);
  };
  const looksRow = earlier ? (
    <ToggleGroup label="Review" options={looks} value={look} onChange={setLook} />
  ) : null;
  if (earlier && look === 'changes')
    return (
      <Stack gap={3}>
        <ToolRow>
          {looksRow}
          <Text size="grid" tone="muted">
            {errors > 0
              ? `Without the ${errors === 1 ? 'row' : `${formatNumber(errors)} rows`} in error`
              : `Against ${earlier.name}`}
          </Text>
        </ToolRow>
        <Suspense fallback={<Skeleton height={480} />}>
          <ReviewChanges milestone={milestone} against={earlier.estimate.milestone_id} rows={after} />
        </Suspense>
      </Stack>
    );
  return (
    <div className={styles.split}>
      <div>
        <ToolRow
          end={
            <>
              <Text size="grid" tone="muted">
                {totalsText(sums)}
              </Text>
              {converted}
              <Button
                size="small"
                onPress={() => setProposes(true)}
                {...(uncoded === 0 && { disabledReason: 'Every line has a cost group' })}
              >
                {uncoded === 0 ? 'Propose cost groups' : `Propose cost groups (${formatNumber(uncoded)})`}
              </Button>
            </>
          }
        >
          {looksRow}
          <ToggleGroup
            label="Rows"
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: 'All, errors first' },
              { value: 'errors', label: formatCount(errors, 'error') },
              {
                value: 'warnings',
                label: `${formatNumber(errors + warnings)} errors and ${compared ? 'changes' : 'warnings'}`,
              },
            ]}
          />
        </ToolRow>
        <EditableGrid
          label="Lines of the file"
          columns={columns}
          rows={visible}
          rowKey={rowKey}
          rowLabel={(row) => row.description}
          density="compact"
          maxHeight={560}
          editing={{ onChange: change, removable: true }}
          empty={<EmptyState art="funnel" title="Nothing to fix" text="Every line can be accepted." />}
        />
      </div>
      {proposes ? (
        <Suspense fallback={null}>
          <ProposeCodes rows={rows} groups={groups} onChange={onChange} onClose={() => setProposes(false)} />
        </Suspense>
      ) : null}
      <Stack gap={3}>
        <ByLineCard byLine={byLine} />
        <FindingsCard estimate={estimate} choices={choices} />
        <TotalsCard estimate={estimate} sum={sums.total} alternates={sums.alternates} />
        {earlier ? <Against earlier={earlier} rows={rows} staying={staying} components={components} /> : null}
      </Stack>
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
    <Card title={`Against ${earlier.name}`}>
      <dl className={styles.facts}>
        <dt>{earlier.name}</dt>
        <dd>{formatMoney(earlier.estimate.total)}</dd>
        <dt>This import</dt>
        <dd>{formatMoney(sum)}</dd>
        <dt className={styles.strong}>Change</dt>
        <dd className={styles.strong}>{formatMoney(subtractMoney(sum, earlier.estimate.total))}</dd>
      </dl>
      <ScrollBox label="By component" className={styles.listBox}>
        <ul className={styles.list}>
          {lines.map(({ name, cost, change }) => (
            <li key={name} className={styles.entry}>
              <span>{name}</span>
              <span className={`${styles.number} ${styles.verdict}`}>{formatMoney(cost)}</span>
              <span className={styles.muted}>Change</span>
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
