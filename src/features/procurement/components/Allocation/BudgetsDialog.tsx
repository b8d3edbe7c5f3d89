import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDelta, formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { isBought } from '#domain/procurement';
import { useTakeBudgets } from '../../allocationMutations.ts';
import type { AllocatedPackage, Allocation } from '../../allocationQueries.ts';
import { openBudgets } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';

const amount = (
  id: 'budget' | 'allocated' | 'allocated_items' | 'allocated_contingency',
  title: string,
): GridColumn<AllocatedPackage> => ({
  id,
  title,
  width: 116,
  align: 'end',
  value: (row) => row[id],
  render: (row) => <Figure>{formatMoney(row[id])}</Figure>,
});

/** What of a package's lines is in the estimate. */
const fromEstimate = ({
  allocated,
  allocated_items: items,
  allocated_contingency: funds,
}: AllocatedPackage) => sumMoney([allocated, -(items ?? 0), -(funds ?? 0)]);

const columns: readonly GridColumn<AllocatedPackage>[] = [
  {
    id: 'name',
    title: t.bidPackage,
    width: 150,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'estimate',
    title: t.estimate,
    width: 116,
    align: 'end',
    value: fromEstimate,
    render: (row) => <Figure>{formatMoney(fromEstimate(row))}</Figure>,
  },
  amount('allocated_items', t.items),
  amount('allocated_contingency', t.contingency),
  amount('allocated', t.allocated),
  amount('budget', t.budgetNow),
  {
    id: 'change',
    title: t.change,
    width: 110,
    align: 'end',
    value: (row) => subtractMoney(row.allocated, row.budget ?? 0),
    render: (row) => <Figure>{formatDelta(subtractMoney(row.allocated, row.budget ?? 0), null)}</Figure>,
  },
];
const rowKey = ({ id }: AllocatedPackage) => String(id);
const rowLabel = ({ name }: AllocatedPackage) => name;

/** What the estimate changes in the budgets of packages, before it is taken. */
export function BudgetsDialog({ allocation, onClose }: { allocation: Allocation; onClose: () => void }) {
  const [rows] = useState(() => openBudgets(allocation, ({ status }) => isBought(status)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(rows.map(rowKey)));
  const take = useTakeBudgets();
  const chosen = rows.filter((row) => selected.has(rowKey(row)));
  return (
    <Dialog
      title={t.updateBudgets}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={take.isPending}
            disabledReason={chosen.length === 0 ? t.chooseAPackage : undefined}
            onPress={() =>
              take.mutate(
                chosen.map(({ id, version }) => ({ id, version })),
                { onSuccess: onClose },
              )
            }
          >
            {chosen.length === 1 ? t.update1Budget : t.updateLengthBudgets(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">{t.whatTheEstimateApprovedItems}</Text>
        <DataGrid
          label={t.budgetsThatChange}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowLabel={rowLabel}
          frame="control"
          maxHeight={420}
          selection={{ selected, onChange: setSelected }}
        />
        {take.error ? <Banner tone="critical">{take.error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
