import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatGridDate } from '#domain/dates';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import {
  type BaselineRow,
  baselineRows,
  comparisonText,
  isMoved,
  movedText,
} from '../../model/baselineRows.ts';
import * as t from '../../texts.ts';
import { baselineDates, baselineQuery, type Timeline } from '../../timelineQueries.ts';

export interface BaselineCompareProps {
  timeline: Timeline;
  baseline: { id: number; name: string };
  onClose: () => void;
}

const labelOf = ({ code, name }: BaselineRow) => `${code} ${name}`.trim();
const day = (said: string | undefined) => (said ? formatGridDate(said) : '-');
const dateColumn = (
  id: string,
  title: string,
  dateOf: (row: BaselineRow) => string | undefined,
): GridColumn<BaselineRow> => ({
  id,
  title,
  width: 98,
  value: dateOf,
  text: (row) => day(dateOf(row)),
  render: (row) => day(dateOf(row)),
});

const columns: GridColumn<BaselineRow>[] = [
  {
    id: 'name',
    title: t.name,
    width: 190,
    grow: true,
    value: labelOf,
    render: (row) => <span title={labelOf(row)}>{labelOf(row)}</span>,
  },
  dateColumn('start-was', t.startThen, ({ was }) => was?.from),
  dateColumn('start', t.startNow, ({ is }) => is?.from),
  dateColumn('finish-was', t.finishThen, ({ was, isMoment }) => (isMoment ? undefined : was?.to)),
  dateColumn('finish', t.finishNow, ({ is, isMoment }) => (isMoment ? undefined : is?.to)),
  {
    id: 'moved',
    title: t.moved,
    width: 84,
    align: 'end',
    value: ({ moved, start_days: start }) => (moved === 0 ? start : moved),
    text: movedText,
    render: movedText,
  },
];
const keyOf = ({ key }: BaselineRow) => key;

/** How everything on the timeline stands to a baseline: dates then and now, and the days between. */
export function BaselineCompare({ timeline, baseline, onClose }: BaselineCompareProps) {
  const { data, error, refetch } = useQuery(baselineQuery(useProjectId(), baseline.id));
  const [showsAll, setShowsAll] = useState(false);
  const rows = useMemo(() => data && baselineRows(timeline, baselineDates(data)), [timeline, data]);
  const shown = useMemo(() => (showsAll ? rows : rows?.filter(isMoved)) ?? [], [rows, showsAll]);
  return (
    <Dialog
      title={t.comparedWithName(baseline.name)}
      size="large"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.close}</Button>}
    >
      {error ? (
        <LoadError what={t.theBaseline} error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Skeleton height={320} />
      ) : (
        <Stack gap={3}>
          <Text weight="strong">{comparisonText(rows)}</Text>
          <Checkbox label={t.showWhatDidNotMove} checked={showsAll} onChange={setShowsAll} />
          <DataGrid
            label={t.comparedWithName(baseline.name)}
            columns={columns}
            rows={shown}
            rowKey={keyOf}
            rowLabel={labelOf}
            density="compact"
            maxHeight={380}
            empty={<EmptyState title={t.nothingHasMoved} text={t.theTimelineMatchesThisBaseline} />}
          />
        </Stack>
      )}
    </Dialog>
  );
}
