import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { type AreaUnit, convertArea } from '#domain/area';
import { NOTHING } from '#domain/money';
import { type AreaDifference, type ComparedArea, comparePrograms, sumDifferences } from '#domain/program';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { changeText, isOther, versionText } from '../../model/versionRows.ts';
import type { ProgramArea } from '../../programQueries.ts';
import * as t from '../../texts.ts';
import { type ProgramVersion, versionQuery } from '../../versionQueries.ts';
import { formatSize } from '../areaColumns.tsx';

export interface VersionCompareProps {
  version: ProgramVersion;
  versions: readonly ProgramVersion[];
  /** The areas as they stand. */
  areas: readonly ProgramArea[];
  unit: AreaUnit;
  canWrite: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const now = 'now';
const keyOf = ({ key }: AreaDifference) => key;
const areaOf = ({ was, is }: AreaDifference) => (is ?? was) as ComparedArea;
const nameOf = (row: AreaDifference) => areaOf(row).name;

function columnsIn(unit: AreaUnit): GridColumn<AreaDifference>[] {
  const size = (area: ComparedArea | null) =>
    area?.size_value == null ? null : convertArea(area.size_value, area.area_unit, unit);
  const moreOf = ({ more }: AreaDifference) => convertArea(more, 'sq_ft', unit);
  const sizeColumn = (id: 'was' | 'is', title: string): GridColumn<AreaDifference> => ({
    id,
    title,
    width: 104,
    align: 'end',
    value: (row) => size(row[id]),
    render: (row) => <Figure>{formatSize(size(row[id]), unit)}</Figure>,
  });
  return [
    {
      id: 'name',
      title: t.area,
      width: 170,
      grow: true,
      value: nameOf,
      render: (row) => <span title={nameOf(row)}>{nameOf(row)}</span>,
    },
    {
      id: 'level',
      title: t.level,
      width: 76,
      value: (row) => areaOf(row).level,
      render: (row) => areaOf(row).level ?? NOTHING,
    },
    sizeColumn('was', t.thenWord),
    sizeColumn('is', t.now),
    {
      id: 'more',
      title: t.difference,
      width: 104,
      align: 'end',
      value: moreOf,
      render: (row) =>
        row.more === 0 ? (
          <Figure>{NOTHING}</Figure>
        ) : (
          <Figure trend={row.more > 0 ? 'rise' : 'fall'} trendLabel={row.more > 0 ? 'larger' : 'smaller'}>
            {formatSize(Math.abs(moreOf(row)), unit)}
          </Figure>
        ),
    },
    { id: 'change', title: t.whatChanged, width: 128, value: changeText, render: changeText },
  ];
}

/** The current program, or of another version, against a version: area by area with what changed. */
export function VersionCompare(props: VersionCompareProps) {
  const { version, versions, areas, unit, canWrite, onEdit, onRemove, onClose } = props;
  const projectId = useProjectId();
  const toasts = useToasts();
  const [against, setAgainst] = useState(now);
  const [showsAll, setShowsAll] = useState(false);
  const before = useQuery(versionQuery(projectId, version.id));
  const other = useQuery({ ...versionQuery(projectId, Number(against)), enabled: against !== now });
  const after = against === now ? areas : other.data?.areas;
  const rows = useMemo(
    () => before.data && after && comparePrograms(before.data.areas, after),
    [before.data, after],
  );
  const shown = useMemo(() => (showsAll ? rows : rows?.filter(isOther)) ?? [], [rows, showsAll]);
  const columns = useMemo(() => columnsIn(unit), [unit]);
  const failed = [before, other].find(({ error }) => error);
  const title = t.comparedWithName(version.name);
  return (
    <Dialog
      title={version.name}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          {canWrite ? (
            <>
              <Button variant="quiet" onPress={onRemove}>
                {t.deleteWord}
              </Button>
              <Button variant="quiet" onPress={onEdit}>
                {t.edit}
              </Button>
            </>
          ) : null}
          <Button onPress={onClose}>{t.close}</Button>
        </>
      }
    >
      {failed?.error ? (
        <LoadError what={t.theVersion} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Stack gap={3}>
          <Inline gap={3} wrap align="end">
            <Select
              label={t.compareWith}
              value={against}
              onChange={setAgainst}
              options={[
                { value: now, label: t.theCurrentProgram },
                ...versions
                  .filter(({ id }) => id !== version.id)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <ExportMenu
              name={title}
              columns={columns}
              rows={() => shown}
              onPrint={null}
              onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
            />
          </Inline>
          {rows ? (
            <>
              <Text weight="strong">{versionText(sumDifferences(rows), unit)}</Text>
              <Checkbox label={t.showAreasThatDidNotChange} checked={showsAll} onChange={setShowsAll} />
              <DataGrid
                label={title}
                columns={columns}
                rows={shown}
                rowKey={keyOf}
                rowLabel={nameOf}
                density="compact"
                maxHeight={340}
                empty={<EmptyState title={t.nothingChanged} text={t.theTwoProgramsHave} />}
              />
            </>
          ) : (
            <Skeleton height={320} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
