import type { components } from '#contract/api.ts';
import { type AreaUnit, convertArea } from '#domain/area';
import { efficiency, sumSizes } from '#domain/program';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { partsOf, readComponentSizes, readSums } from './areaRepository.ts';

export type Totals = components['schemas']['ProgramTotals'];

/** What a program adds up to, in one unit. `counted` leaves out what components take that are not in the project's area. */
export async function programTotals(tx: TenantTx, projectId: number, unit: AreaUnit): Promise<Totals> {
  const sums = await readSums(tx, projectId);
  const sizes = await readComponentSizes(tx, projectId);
  const takenBy = (id: number) =>
    sumSizes(
      partsOf(sums, ({ parts }) => parts.find((part) => part.component_id === id)?.value ?? 0),
      unit,
    );
  const byComponent = sizes.map(({ id, value, unit: own, ...component }) => ({
    component_id: id,
    ...component,
    assigned: takenBy(id),
    component_area: value === null ? null : convertArea(value, own, unit),
  }));
  const size = sumSizes(
    partsOf(sums, (sum) => sum.size),
    unit,
  );
  const net = sumSizes(
    partsOf(sums, (sum) => sum.net),
    unit,
  );
  const sizeWithNet = sumSizes(
    partsOf(sums, (sum) => sum.size_with_net),
    unit,
  );
  const exactSum = (values: readonly number[]) =>
    sumSizes(
      values.map((value) => ({ value, unit })),
      unit,
    );
  const assigned = exactSum(byComponent.map((one) => one.assigned));
  const excluded = exactSum(byComponent.filter((one) => one.excluded).map((one) => one.assigned));
  return {
    unit,
    areas: sums.reduce((count, sum) => count + sum.areas, 0),
    size,
    counted: exactSum([size, -excluded]),
    net,
    efficiency: efficiency(net, sizeWithNet),
    assigned,
    by_component: byComponent,
  };
}
