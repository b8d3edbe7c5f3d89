import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney, formatNumber, NOTHING } from '#domain/money';
import { type LevelingSheet, MOST_LINES, type ScopeLine } from '#domain/procurement';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { allocationQuery, packageLinesQuery } from '../../allocationQueries.ts';
import type { LevelingEdit } from '../../levelingMutations.ts';
import { scopeOfEstimate } from '../../model/estimateScope.ts';
import { addScope, newScope } from '../../model/levelingEdits.ts';
import { linesWords } from '../../model/allocationWords.ts';

interface Props {
  packageId: number;
  sheet: LevelingSheet;
  onSave: (edit: LevelingEdit) => void;
  onClose: () => void;
}

type Line = Omit<ScopeLine, 'id'>;

const columns: GridColumn<Line>[] = [
  {
    id: 'section',
    title: 'Section',
    width: 90,
    value: ({ section }) => section,
    render: (row) => row.section,
  },
  {
    id: 'name',
    title: 'Scope line',
    width: 240,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'quantity',
    title: 'Quantity',
    width: 100,
    align: 'end',
    value: ({ quantity }) => quantity,
    render: ({ quantity }) => (quantity === null ? NOTHING : formatNumber(quantity)),
  },
  { id: 'unit', title: 'Unit', width: 60, value: ({ unit }) => unit, render: ({ unit }) => unit },
  {
    id: 'estimate',
    title: 'In estimate',
    width: 120,
    align: 'end',
    value: ({ estimate }) => estimate,
    render: ({ estimate }) => (estimate === null ? NOTHING : formatMoney(estimate)),
  },
];
const rowKey = ({ section, name }: Line) => `${section}/${name}`;

/** What the estimate allocates to this package, as scope lines: those that it has already are left out. */
export default function EstimateScopeDialog({ packageId, sheet, onSave, onClose }: Props) {
  const projectId = useProjectId();
  const allocation = useQuery(allocationQuery(projectId));
  const page = useQuery(packageLinesQuery(projectId, packageId));
  const works = allocation.data?.work_packages.filter(({ bid_package_id: id }) => id === packageId);
  const scope =
    page.data && works ? scopeOfEstimate(page.data.results, new Set(works.map(({ id }) => id))) : undefined;
  const lines = scope && newScope(sheet, scope);
  const isPart = page.data !== undefined && page.data.count > page.data.results.length;
  const reason =
    lines === undefined
      ? 'Loading'
      : lines.length === 0
        ? 'There is nothing new to add'
        : isPart || lines.length + sheet.lines.length > MOST_LINES
          ? `A scope sheet has at most ${MOST_LINES} lines`
          : undefined;
  const failed = page.isError ? page : allocation.isError ? allocation : null;
  const handleAdd = () => {
    onSave({
      title: `${linesWords(lines?.length ?? 0)} added`,
      change: (now) => addScope(now, scope ?? []),
    });
    onClose();
  };
  return (
    <Dialog
      title="Scope from the estimate"
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" disabledReason={reason} onPress={handleAdd}>
            {lines && lines.length > 0 ? `Add ${linesWords(lines.length)}` : 'Add lines'}
          </Button>
        </>
      }
    >
      {failed ? (
        <LoadError what="estimate" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : lines ? (
        <Stack gap={4}>
          {scope && scope.length > lines.length ? (
            <Text as="p">{`${scope.length - lines.length === 1 ? '1 line is' : `${scope.length - lines.length} lines are`} in the scope sheet already.`}</Text>
          ) : null}
          <DataGrid
            label="Lines to add"
            columns={columns}
            rows={lines}
            rowKey={rowKey}
            frame="control"
            maxHeight={360}
            empty={
              <Text tone="subtle">
                {scope && scope.length > 0
                  ? 'Every line of this package is in the scope sheet.'
                  : 'Nothing of the estimate is allocated to this package. Allocate it in Bid package development.'}
              </Text>
            }
          />
        </Stack>
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}
