import { useMemo } from 'react';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { useCan } from '#platform/flags';
import { planChangesOf } from '../../model/planChanges.ts';
import { useSavePlan } from '../../purchasePlanMutations.ts';
import type { PurchasePlanRow } from '../../purchasePlanQueries.ts';
import { planTableColumns } from './planColumns.tsx';
import { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';

/** The plan as a spreadsheet: durations and days are typed and pasted by those who may. */
export function PlanTable(props: PlanGridProps) {
  const { page, onOpen } = props;
  const { mutateAsync: save } = useSavePlan();
  const mayChange = useCan('change_procurement');
  const columns = useMemo(() => planTableColumns(onOpen), [onOpen]);
  const editing = useMemo(
    (): GridEditing<PurchasePlanRow> | undefined =>
      mayChange && page
        ? {
            onChange: (changes) => {
              const sent = planChangesOf(changes, page.results);
              return sent.length > 0 ? save(sent) : undefined;
            },
            today: page.today,
          }
        : undefined,
    [mayChange, page, save],
  );
  return <PlanGrid {...props} columns={columns} editing={editing} />;
}
