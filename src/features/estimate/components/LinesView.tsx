import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { LINE_KINDS } from '#domain/estimate';
import { formatCents, formatNumber, NOTHING } from '#domain/money';
import { LoadError } from '#shared/failure';
import { PhoneRow, ToolRow } from '#shared/page';
import { localToday, useProject } from '#shared/project';
import { type Estimate, groupChoicesQuery } from '../estimateQueries.ts';
import type { UnitPrice } from '../pastQueries.ts';
import type { LineRow } from '../model/lineBatch.ts';
import { markupText } from '../model/markupDraft.ts';
import { lineOf, PRICE_TYPE } from '../model/pastPrices.ts';
import * as t from '../texts.ts';
import { BulkLines } from './BulkLines.tsx';
import { noLineFilters } from '../model/lineLook.ts';
import { totalsText } from '../model/lineTotals.ts';
import { LineTools } from './LineTools.tsx';
import { lineColumns, sourceColumn } from './lineColumns.tsx';
import { blankLine, useLines } from './useLines.ts';

export interface LinesViewProps {
  estimate: Estimate;
  /** Submitted: nothing of it is changed. */
  isLocked: boolean;
  /** The cost group whose lines show; null for all of them. */
  group: string | null;
  onLeaveGroup: () => void;
}

const rowKey = (row: LineRow) => row.key;
const unsavedReason = ({ id }: LineRow) => (id === null ? t.thisLineIsNotSaved : undefined);
const UnitPrices = lazy(() => import('./UnitPrices.tsx'));
const LineSource = lazy(() => import('./LineSource.tsx'));

/** The lines of an estimate, edited as in a spreadsheet: each action is saved as one change set. */
export function LinesView({ estimate, isLocked, group, onLeaveGroup }: LinesViewProps) {
  const { permissions } = useProject();
  const mayWrite = permissions.includes('upload_estimate') && !isLocked;
  const [filters, setFilters] = useState(noLineFilters);
  const { search, conditions } = filters;
  const [traced, setTraced] = useState<LineRow | null>(null);
  const groups = useQuery(groupChoicesQuery()).data;
  const columns = useMemo(
    () => [
      ...lineColumns({
        groups: groups ?? estimate.groups,
        components: estimate.components,
        markups: permissions.includes('view_item_markup')
          ? {
              readOnly: permissions.includes('edit_item_markup') ? undefined : t.youCanViewMarkupsBut,
            }
          : undefined,
      }),
      sourceColumn(setTraced),
    ],
    [groups, estimate.groups, estimate.components, permissions],
  );
  const lines = useLines(
    {
      milestone: estimate.milestone_id,
      group,
      search,
      filter: conditions ? JSON.stringify(conditions) : '',
    },
    columns,
  );
  const { query, rows } = lines;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [looksUp, setLooksUp] = useState(false);
  /** A past price as a new line of the whole project; component and quantity are typed, and the grid's undo takes it back. */
  const take = (price: UnitPrice) => {
    const place = estimate.components.find(({ is_uncategorized: is }) => is) ?? estimate.components[0];
    const row = { ...blankLine(), ...lineOf(price), component_id: place ? String(place.id) : null };
    setIncoming({ source: 'paste', cells: [], added: [{ key: row.key, row, at: rows.length }], removed: [] });
  };
  const chosen = rows.filter(({ key, id }) => id !== null && selected.has(key));
  const [incoming, setIncoming] = useState<GridChanges<LineRow>>();
  const editing: GridEditing<LineRow> = {
    onChange: lines.change,
    newRow: blankLine,
    removable: true,
    incoming,
  };
  const inGroup = estimate.groups.find(({ id }) => String(id) === group);
  const grid = {
    label: t.estimateLines,
    columns,
    rows,
    rowKey,
    rowLabel: (row: LineRow) => row.description || t.newLine,
    density: 'compact',
    maxHeight: 680,
    status: query.isPending ? 'loading' : query.isError ? 'error' : 'ready',
    error: <LoadError what={t.linesLower} error={query.error} onRetry={() => void query.refetch()} />,
    empty:
      search || conditions || group !== null ? (
        <EmptyState art="funnel" title={t.noLinesFound} text={t.noLineOfThisEstimate} />
      ) : (
        <EmptyState art="blocks" title={t.noLinesYet} text={t.addALineOrPaste} />
      ),
  } as const;
  return (
    <>
      <ToolRow
        end={
          <>
            <Text size="grid" tone="muted">
              {query.data ? totalsText(query.data) : ''}
            </Text>
            {mayWrite ? (
              <Button icon={Plus} onPress={lines.add}>
                {t.addLine}
              </Button>
            ) : null}
            <Button onPress={() => setLooksUp(true)}>{t.unitPrices}</Button>
          </>
        }
      >
        <LineTools components={estimate.components} filters={filters} onFilters={setFilters} />
        {group === null ? null : (
          <Chip
            label={inGroup ? `${inGroup.div_code} ${inGroup.name}` : t.uncategorized}
            onRemove={onLeaveGroup}
          />
        )}
      </ToolRow>
      {mayWrite ? (
        <BulkLines
          rows={chosen}
          groups={groups ?? estimate.groups}
          components={estimate.components}
          onClear={() => setSelected(new Set())}
          onChange={(title, plan) => {
            // A refusal is said by the mutation, and what was shown goes again.
            lines.changeMany(selected, title, plan).catch(() => undefined);
          }}
        />
      ) : null}
      {mayWrite ? (
        <div
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(PRICE_TYPE)) event.preventDefault();
          }}
          onDrop={(event) => {
            const dragged = event.dataTransfer.getData(PRICE_TYPE);
            if (dragged === '') return;
            event.preventDefault();
            take(JSON.parse(dragged) as UnitPrice);
          }}
        >
          <EditableGrid
            {...grid}
            editing={editing}
            selection={{ selected, onChange: setSelected, disabledReason: unsavedReason }}
          />
        </div>
      ) : (
        <DataGrid {...grid} renderCompact={(row) => <PhoneLine row={row} />} />
      )}
      {looksUp ? (
        <Suspense fallback={null}>
          <UnitPrices
            milestone={estimate.milestone_id}
            today={localToday()}
            groups={groups ?? estimate.groups}
            onTake={mayWrite ? take : undefined}
            onClose={() => setLooksUp(false)}
          />
        </Suspense>
      ) : null}
      {traced ? (
        <Suspense fallback={null}>
          <LineSource row={traced} onClose={() => setTraced(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A line on a phone: what it is, its amount, and what that is made of. */
function PhoneLine({
  row: { description, kind, quantity, unit, unit_cost: price, amount, markup_rate: rate, notes },
}: {
  row: LineRow;
}) {
  const made =
    quantity === null || price === null
      ? null
      : `${formatNumber(quantity, 2)} ${unit} × ${formatCents(price)}`;
  return (
    <PhoneRow
      title={description}
      note={[
        ...(kind === 'WORK' ? [] : [LINE_KINDS[kind]]),
        made ?? notes,
        ...(rate == null ? [] : [rate === 0 ? t.noMarkup : t.markupMarkupText(markupText(rate))]),
      ]
        .filter(Boolean)
        .join(', ')}
      figure={<Figure>{amount === null ? NOTHING : formatCents(amount)}</Figure>}
    />
  );
}
