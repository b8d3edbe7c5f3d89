import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { components } from '#contract/api.ts';
import type { CodeRow } from '#domain/codes';
import { formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import type { useSaveFormat } from '../../codeMutations.ts';
import { type FormatDetails, previewQuery } from '../../codeQueries.ts';
import * as t from '../../texts.ts';
import { UsingProjects } from '../UsingProjects.tsx';

type Preview = components['schemas']['FormatPreview'];
type Moved = Preview['moves'][number];

const figure = (id: keyof Preview['uses'], title: string): GridColumn<Moved> => ({
  id,
  title,
  width: 96,
  align: 'end',
  render: (row) => <Figure>{row[id] === 0 ? '-' : formatNumber(row[id])}</Figure>,
});
const columns: GridColumn<Moved>[] = [
  { id: 'from', title: t.from, width: 150, grow: true, render: ({ from }) => from },
  { id: 'to', title: t.to, width: 150, grow: true, render: ({ to }) => to },
  figure('estimate_lines', t.estimateLines),
  figure('sub_items', t.subItems),
  figure('ideas', t.ideas),
  figure('projects', t.projects),
];
const rowKey = ({ from, to }: Moved) => `${from} ${to}`;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`];

/** What a change of codes comes to, in words: `2 codes added, 1 renamed`. */
const summaryOf = ({ added, renamed, recoded, placed, removed }: Preview) =>
  [
    ...counted(added, t.codeAdded, t.codesAdded),
    ...counted(removed, t.codeRemoved, t.codesRemoved),
    ...counted(renamed, t.codeRenamed, t.codesRenamed),
    ...counted(recoded, t.codeWithAnotherCode, t.codesWithAnotherCode),
    ...counted(placed, t.codePlacedElsewhere, t.codesPlacedElsewhere),
  ].join(', ') || t.onlyTheOrderChanges;

export interface PreviewDialogProps {
  format: FormatDetails;
  codes: CodeRow[];
  version: number;
  save: ReturnType<typeof useSaveFormat>;
  onSave: () => void;
  onClose: () => void;
}

/** What a changed format moves in estimates, items and ideas, before it is saved. */
export function PreviewDialog({ format, codes, version, save, onSave, onClose }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery(previewQuery(format.id, codes));
  return (
    <Dialog
      title={t.versionVersionOfName(version, format.name)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={
              data ? (data.blocked.length > 0 ? t.codesInUseCannot : undefined) : t.whatMovesIsBeingWorked
            }
            onPress={onSave}
          >
            {t.saveVersionVersion(version)}
          </Button>
        </>
      }
    >
      {data ? (
        <Stack gap={3}>
          {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
          <Text as="p">{`${summaryOf(data)}.`}</Text>
          {data.blocked.length > 0 ? (
            <Banner tone="critical">
              <Stack gap={1}>
                {data.blocked.slice(0, 10).map((code) => (
                  <Text key={code.div_code}>{t.divCodeNameCannot(code.div_code, code.name, code.users)}</Text>
                ))}
                {data.blocked.length > 10 ? (
                  <Text>{t.numberMoreAreInUse(formatNumber(data.blocked.length - 10))}</Text>
                ) : null}
              </Stack>
            </Banner>
          ) : null}
          {data.moves.length > 0 ? (
            <>
              <Text as="p">{t.theseRowsCountUnderAnother}</Text>
              <DataGrid
                label={t.whatMoves}
                columns={columns}
                rows={data.moves}
                rowKey={rowKey}
                density="compact"
                frame="control"
                maxHeight={280}
              />
            </>
          ) : (
            <Text as="p">{t.noRowOfAnEstimate}</Text>
          )}
          <UsingProjects projects={data.projects} />
        </Stack>
      ) : error ? (
        <LoadError what={t.whatMovesLower} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}
