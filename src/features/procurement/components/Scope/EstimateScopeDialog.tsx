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
import * as t from '../../texts.ts';

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
    title: t.section,
    width: 90,
    value: ({ section }) => section,
    render: (row) => row.section,
  },
  {
    id: 'name',
    title: t.scopeLine,
    width: 240,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'quantity',
    title: t.quantity,
    width: 100,
    align: 'end',
    value: ({ quantity }) => quantity,
    render: ({ quantity }) => (quantity === null ? NOTHING : formatNumber(quantity)),
  },
  { id: 'unit', title: t.unit, width: 60, value: ({ unit }) => unit, render: ({ unit }) => unit },
  {
    id: 'estimate',
    title: t.inEstimate,
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
      ? t.loading
      : lines.length === 0
        ? t.thereIsNothingNew
        : isPart || lines.length + sheet.lines.length > MOST_LINES
          ? t.aScopeSheetHas(MOST_LINES)
          : undefined;
  const failed = page.isError ? page : allocation.isError ? allocation : null;
  const handleAdd = () => {
    onSave({
      title: t.companyAdded(linesWords(lines?.length ?? 0)),
      change: (now) => addScope(now, scope ?? []),
    });
    onClose();
  };
  return (
    <Dialog
      title={t.scopeFromTheEstimate}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabledReason={reason} onPress={handleAdd}>
            {lines && lines.length > 0 ? t.addPackagesWords(linesWords(lines.length)) : t.addLines}
          </Button>
        </>
      }
    >
      {failed ? (
        <LoadError what={t.estimateLower} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : lines ? (
        <Stack gap={4}>
          {scope && scope.length > lines.length ? (
            <Text as="p">
              {t.valueInTheScopeSheet(
                scope.length - lines.length === 1 ? t.lineIs1 : t.lengthLinesAre(scope.length - lines.length),
              )}
            </Text>
          ) : null}
          <DataGrid
            label={t.linesToAdd}
            columns={columns}
            rows={lines}
            rowKey={rowKey}
            frame="control"
            maxHeight={360}
            empty={
              <Text tone="subtle">
                {scope && scope.length > 0 ? t.everyLineOfThisPackage : t.nothingOfTheEstimate}
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
