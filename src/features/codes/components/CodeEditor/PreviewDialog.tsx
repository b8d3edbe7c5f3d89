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
  { id: 'from', title: 'From', width: 150, grow: true, render: ({ from }) => from },
  { id: 'to', title: 'To', width: 150, grow: true, render: ({ to }) => to },
  figure('estimate_lines', 'Estimate lines'),
  figure('sub_items', 'Sub items'),
  figure('ideas', 'Ideas'),
  figure('projects', 'Projects'),
];
const rowKey = ({ from, to }: Moved) => `${from} ${to}`;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`];

/** What a change of codes comes to, in words: `2 codes added, 1 renamed`. */
const summaryOf = ({ added, renamed, recoded, placed, removed }: Preview) =>
  [
    ...counted(added, 'code added', 'codes added'),
    ...counted(removed, 'code removed', 'codes removed'),
    ...counted(renamed, 'code renamed', 'codes renamed'),
    ...counted(recoded, 'code with another code', 'codes with another code'),
    ...counted(placed, 'code placed elsewhere', 'codes placed elsewhere'),
  ].join(', ') || 'Only the order changes';

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
      title={`Version ${version} of ${format.name}`}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={
              data
                ? data.blocked.length > 0
                  ? 'Codes in use cannot be removed'
                  : undefined
                : 'What moves is being worked out'
            }
            onPress={onSave}
          >
            {`Save version ${version}`}
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
                  <Text key={code.div_code}>
                    {`${code.div_code} ${code.name} cannot be removed: ${code.users} use it. Give them another code first.`}
                  </Text>
                ))}
                {data.blocked.length > 10 ? (
                  <Text>{`${formatNumber(data.blocked.length - 10)} more are in use.`}</Text>
                ) : null}
              </Stack>
            </Banner>
          ) : null}
          {data.moves.length > 0 ? (
            <>
              <Text as="p">
                These rows count under another code of the first level, also in what was reported before:
              </Text>
              <DataGrid
                label="What moves"
                columns={columns}
                rows={data.moves}
                rowKey={rowKey}
                density="compact"
                frame="control"
                maxHeight={280}
              />
            </>
          ) : (
            <Text as="p">No row of an estimate, item or idea moves.</Text>
          )}
          <UsingProjects projects={data.projects} />
        </Stack>
      ) : error ? (
        <LoadError what="what moves" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}
