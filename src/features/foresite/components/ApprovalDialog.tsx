import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { milestonesQuery } from '#shared/project';
import { trendQuery } from '../foresiteQueries.ts';
import type { ItemBrief } from '../model/foresiteTypes.ts';
import { itemTitle } from '../model/itemLooks.ts';
import { effectOf } from '../model/optimistic.ts';

export interface ApprovalDialogProps {
  projectId: number;
  item: ItemBrief;
  onCancel: () => void;
  onApprove: (milestone: number, name: string) => void;
}

/** Asks for the milestone of an approval and shows what it does to the forecast (spec §4). */
export default function ApprovalDialog({ projectId, item, onCancel, onApprove }: ApprovalDialogProps) {
  const milestones = useQuery(milestonesQuery(projectId));
  const trend = useQuery(trendQuery(projectId));
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = milestones.data?.results ?? [];
  const likely = rows.find((row) => row.type === 'forecasted') ?? rows.find((row) => row.type === 'current');
  const milestone = rows.find((row) => String(row.id) === (chosen ?? String(likely?.id)));
  const effect = effectOf(trend.data, item);
  const none = milestones.isSuccess && rows.length === 0;
  return (
    <Dialog
      title={`Approve ${item.code}`}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={milestone ? undefined : 'Choose the milestone that this approval belongs to'}
            onPress={() => milestone && onApprove(milestone.id, milestone.name)}
          >
            Approve
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="grid" tone="muted">
          {itemTitle(item)}
        </Text>
        {none ? (
          <Banner tone="caution">
            There are no milestones created for this project. An approval belongs to a design milestone: add
            one on the timeline first.
          </Banner>
        ) : (
          <Select
            label="Milestone"
            required
            startsFocused
            placeholder={milestones.isPending ? 'Loading milestones…' : 'Select a milestone...'}
            value={milestone ? String(milestone.id) : null}
            onChange={setChosen}
            options={rows.map((row) => ({
              value: String(row.id),
              label: row.name,
              description: `${row.code} · ${formatDate(row.actual_date ?? row.date)}`,
            }))}
          />
        )}
        {effect.withIt === null ? null : (
          <Text as="p" size="grid">
            The forecast moves from {formatMoney(effect.without)} to{' '}
            <strong>{formatMoney(effect.withIt)}</strong>
            {effect.gap === null
              ? '.'
              : `, ${formatMoney(Math.abs(effect.gap))} ${effect.gap > 0 ? 'over' : 'under'} budget.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
