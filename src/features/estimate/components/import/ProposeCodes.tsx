import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatNumber, formatPercent } from '#domain/money';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { codeProposalsQuery, MOST_PROPOSALS } from '../../pastQueries.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import {
  type ProposalRow,
  proposalRows,
  sureTexts,
  takeProposals,
  uncodedTexts,
} from '../../model/proposals.ts';
import * as t from '../../texts.ts';

export interface ProposeCodesProps {
  rows: readonly LineRow[];
  groups: readonly { id: number; div_code: string; name: string }[];
  onChange: (rows: readonly LineRow[]) => void;
  onClose: () => void;
}

const rowKey = ({ text }: ProposalRow) => text;
const reasons = { text: t.sameText, words: t.itsWords } as const;

/** Cost groups that past lines propose for those without one; each is taken by its check, or all that are sure at once. */
export default function ProposeCodes({ rows, groups, onChange, onClose }: ProposeCodesProps) {
  const all = useMemo(() => uncodedTexts(rows), [rows]);
  const texts = useMemo(() => all.slice(0, MOST_PROPOSALS), [all]);
  const query = useQuery(codeProposalsQuery(useProjectId(), texts));
  const found = useMemo(
    () => proposalRows(rows, texts, query.data?.results ?? []),
    [rows, texts, query.data],
  );
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const chosen = useMemo(() => picked ?? sureTexts(found), [picked, found]);
  const names = useMemo(
    () => new Map(groups.map(({ id, div_code: code, name }) => [id, `${code} ${name}`])),
    [groups],
  );
  const columns = useMemo((): readonly GridColumn<ProposalRow>[] => {
    const nameOf = ({ proposal }: ProposalRow) => names.get(proposal.cost_group_id) ?? '';
    return [
      { id: 'text', title: t.description, width: 260, grow: true, render: rowKey, value: rowKey },
      {
        id: 'lines',
        title: t.lines,
        width: 70,
        align: 'end',
        render: (row) => formatNumber(row.lines),
        value: (row) => row.lines,
      },
      { id: 'group', title: t.proposedCostGroup, width: 240, render: nameOf, value: nameOf },
      {
        id: 'sure',
        title: t.sure,
        width: 80,
        align: 'end',
        render: (row) => formatPercent(row.proposal.share * 100, 0),
        value: (row) => row.proposal.share,
      },
      {
        id: 'by',
        title: t.by,
        width: 100,
        render: (row) => reasons[row.proposal.by],
        value: (row) => reasons[row.proposal.by],
      },
    ];
  }, [names]);
  const count = found.reduce((sum, row) => sum + (chosen.has(row.text) ? row.lines : 0), 0);
  const left = all.length - found.length;
  return (
    <Dialog
      title={t.proposeCostGroups}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={count === 0 ? t.checkAProposalFirst : undefined}
            onPress={() => {
              onChange(takeProposals(rows, found, chosen));
              onClose();
            }}
          >
            {t.takeForNumberValue(formatNumber(count), t.lineWord(count))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">
          {query.data
            ? t.fromTheCompanysPastLines(formatNumber(left), formatNumber(all.length))
            : t.pastLinesAreRead}
        </Text>
        <DataGrid
          label={t.proposedCostGroups}
          columns={columns}
          rows={found}
          rowKey={rowKey}
          rowLabel={rowKey}
          density="compact"
          maxHeight={420}
          frame="control"
          selection={{ selected: chosen, onChange: setPicked }}
          status={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
          error={<LoadError what={t.proposals} error={query.error} onRetry={() => void query.refetch()} />}
          empty={<EmptyState art="funnel" title={t.noProposals} text={t.noPastLineOf} />}
        />
      </Stack>
    </Dialog>
  );
}
